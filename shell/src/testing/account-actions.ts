import type {
  AccountActions,
  AuthResult,
  CodeResult,
  SecondFactorStart,
  SignInAccount,
} from '../session/account/account-actions';

/** The calls of account actions, in order: the action's name and its arguments. */
export type AccountCalls = [name: keyof AccountActions, ...given: unknown[]][];

/** The results of the actions; unnamed ones succeed. */
export interface AccountAnswers extends Partial<Record<keyof AccountActions, AuthResult>> {
  code?: CodeResult;
  own?: SignInAccount | null;
  redirect?: AuthResult | null;
  setUp?: SecondFactorStart;
}

/** An account whose actions return the test's results and record their calls. */
export const createTestAccount = (asked: AccountCalls, answers: AccountAnswers = {}): AccountActions => {
  const noting =
    (name: keyof AccountActions) =>
    async (...given: unknown[]): Promise<AuthResult> => {
      asked.push([name, ...given]);
      return answers[name] ?? { ok: true };
    };
  return {
    signUp: noting('signUp'),
    logIn: noting('logIn'),
    continueWith: noting('continueWith'),
    afterRedirect: async () => answers.redirect ?? null,
    linkAccount: noting('linkAccount'),
    sendPasswordReset: noting('sendPasswordReset'),
    readCode: async (code) => {
      asked.push(['readCode', code]);
      return answers.code ?? { ok: false, failure: 'code-invalid' };
    },
    setPasswordByCode: noting('setPasswordByCode'),
    applyCode: noting('applyCode'),
    describe: async () => answers.own ?? null,
    reauthenticate: noting('reauthenticate'),
    changeEmail: noting('changeEmail'),
    changePassword: noting('changePassword'),
    sendVerification: noting('sendVerification'),
    addProvider: noting('addProvider'),
    removeMethod: noting('removeMethod'),
    beginSecondFactor: async () => {
      asked.push(['beginSecondFactor']);
      return answers.setUp ?? { ok: false, failure: 'unknown' };
    },
    removeSecondFactor: noting('removeSecondFactor'),
  };
};
