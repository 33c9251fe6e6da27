/** The message for an action on an account that no longer exists. Source: S8-linking-01. */
export const missingCurrentUser = 'Current user is missing / User is not signed in';

/** Thrown when an action needs a signed-in person and there is none. `code` is Firebase's for an ended session. */
export class MissingUserError extends Error {
  override readonly name = 'MissingUserError';
  readonly code = 'auth/invalid-user-token';
  constructor() {
    super(missingCurrentUser);
  }
}
