import type { AccountActions, AuthFailure } from './account-actions';

const offline: { ok: false; failure: AuthFailure } = { ok: false, failure: 'offline' };

/** The account's actions before Firebase is loaded: each loads it first. What cannot be loaded counts as offline. */
export const deferredAccount = (
  connected: () => Promise<AccountActions>,
  report: (feature: string, error: unknown) => void,
): AccountActions => {
  const trying = async <T, F>(attempt: (account: AccountActions) => Promise<T>, otherwise: F): Promise<T | F> => {
    try {
      return await attempt(await connected());
    } catch (error) {
      report('session', error);
      return otherwise;
    }
  };
  return {
    signUp: (details) => trying((account) => account.signUp(details), offline),
    logIn: (email, password) => trying((account) => account.logIn(email, password), offline),
    continueWith: (provider) => trying((account) => account.continueWith(provider), offline),
    afterRedirect: () => trying((account) => account.afterRedirect(), null),
    linkAccount: (proof) => trying((account) => account.linkAccount(proof), offline),
    sendPasswordReset: (email) => trying((account) => account.sendPasswordReset(email), offline),
    readCode: (code) => trying((account) => account.readCode(code), offline),
    setPasswordByCode: (code, password) => trying((account) => account.setPasswordByCode(code, password), offline),
    applyCode: (code) => trying((account) => account.applyCode(code), offline),
    describe: () => trying((account) => account.describe(), null),
    reauthenticate: (proof) => trying((account) => account.reauthenticate(proof), offline),
    changeEmail: (email) => trying((account) => account.changeEmail(email), offline),
    changePassword: (password) => trying((account) => account.changePassword(password), offline),
    sendVerification: () => trying((account) => account.sendVerification(), offline),
    addProvider: (provider) => trying((account) => account.addProvider(provider), offline),
    beginSecondFactor: () => trying((account) => account.beginSecondFactor(), offline),
    removeSecondFactor: (id) => trying((account) => account.removeSecondFactor(id), offline),
    removeMethod: (method) => trying((account) => account.removeMethod(method), offline),
  };
};
