import { FirestoreError, type FirestoreFailure } from '@posy/shared-contracts/mount-props';

const failureOf: Record<string, FirestoreFailure> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  unavailable: 'unavailable',
  'not-found': 'not-found',
  'invalid-argument': 'invalid',
  'failed-precondition': 'invalid',
};

/** Write streams have no code for it: the embedded server names it in its message. */
const isFull = (code: string, message: string): boolean =>
  ['failed-precondition', 'resource-exhausted'].includes(code) && message.includes('No room: ');

/** Translates the SDK's error into the port's. */
export const translate = (error: unknown): FirestoreError => {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new FirestoreError(isFull(code, message) ? 'full' : (failureOf[code] ?? 'unknown'), message);
};

/** Reports the failure of a live read, unless the database is shutting down for a sign-out. */
export const reporting =
  (failed: (error: FirestoreError) => void) =>
  (error: { code: string }): void => {
    if (error.code !== 'aborted') failed(translate(error));
  };
