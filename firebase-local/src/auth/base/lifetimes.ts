/** Purpose of a one-time code, in Identity Toolkit's terms. */
export type OutOfBandType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

const minutes = 60_000;

/** Lifetimes, in milliseconds. */
export const lifetimes = {
  idToken: 60 * minutes,
  /** E-mail, password and deletion need a sign-in this recent, otherwise `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`. */
  recentSignIn: 5 * minutes,
  /** A refresh token still works this long after its successor was used: tabs that share it. */
  refreshGrace: 1 * minutes,
  signingKey: 90 * 24 * 60 * minutes,
  /** A dead refresh token is remembered this long, to be answered properly. */
  deadRefreshToken: 90 * 24 * 60 * minutes,
  developmentCredential: 5 * minutes,
  /** Time to set up an authenticator app, and to type the code of a sign-in. */
  challenge: 10 * minutes,
  codes: {
    PASSWORD_RESET: 60 * minutes,
    VERIFY_EMAIL: 24 * 60 * minutes,
    VERIFY_AND_CHANGE_EMAIL: 24 * 60 * minutes,
    RECOVER_EMAIL: 7 * 24 * 60 * minutes,
  } satisfies Record<OutOfBandType, number>,
};
