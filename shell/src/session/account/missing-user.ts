/** The words for who is asked to do something with an account that is gone. Source: S8-linking-01. */
export const missingCurrentUser = 'Current user is missing / User is not signed in';

/** Nobody is signed in where somebody has to be. `code` is Firebase's for a session that has ended. */
export class MissingUserError extends Error {
  override readonly name = 'MissingUserError';
  readonly code = 'auth/invalid-user-token';
  constructor() {
    super(missingCurrentUser);
  }
}
