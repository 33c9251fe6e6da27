import type { AccountActions, AuthFailure } from './account-actions';

const offline: { ok: false; failure: AuthFailure } = { ok: false, failure: 'offline' };

/** The account's actions before Firebase has loaded: each loads it first. A failed load counts as offline. */
export const deferredAccount = (
  connected: () => Promise<AccountActions>,
  report: (feature: string, error: unknown) => void,
): AccountActions => {
  const deferredOr =
    <G extends unknown[], T, F>(otherwise: F, actionOf: (account: AccountActions) => (...given: G) => Promise<T>) =>
    async (...given: G): Promise<T | F> => {
      try {
        return await actionOf(await connected())(...given);
      } catch (error) {
        report('session', error);
        return otherwise;
      }
    };
  const deferred = <G extends unknown[], T>(actionOf: (account: AccountActions) => (...given: G) => Promise<T>) =>
    deferredOr(offline, actionOf);
  return {
    signUp: deferred((account) => account.signUp),
    logIn: deferred((account) => account.logIn),
    continueWith: deferred((account) => account.continueWith),
    afterRedirect: deferredOr(null, (account) => account.afterRedirect),
    linkAccount: deferred((account) => account.linkAccount),
    sendPasswordReset: deferred((account) => account.sendPasswordReset),
    readCode: deferred((account) => account.readCode),
    setPasswordByCode: deferred((account) => account.setPasswordByCode),
    applyCode: deferred((account) => account.applyCode),
    describe: deferredOr(null, (account) => account.describe),
    reauthenticate: deferred((account) => account.reauthenticate),
    changeEmail: deferred((account) => account.changeEmail),
    changePassword: deferred((account) => account.changePassword),
    sendVerification: deferred((account) => account.sendVerification),
    addProvider: deferred((account) => account.addProvider),
    removeMethod: deferred((account) => account.removeMethod),
    beginSecondFactor: deferred((account) => account.beginSecondFactor),
    removeSecondFactor: deferred((account) => account.removeSecondFactor),
  };
};
