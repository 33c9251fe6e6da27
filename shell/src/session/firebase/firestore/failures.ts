import { FirestoreError, type FirestoreFailure } from '@posy/shared-contracts/mount-props';

const failureOf: Record<string, FirestoreFailure> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  unavailable: 'unavailable',
  'not-found': 'not-found',
  'invalid-argument': 'invalid',
  'failed-precondition': 'invalid',
};

/** What the SDK says went wrong, in the port's words. */
export const translate = (error: unknown): FirestoreError => {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return new FirestoreError(failureOf[code] ?? 'unknown', message);
};

/** Tells what went wrong with a live read, unless the database ends because somebody signs out. */
export const telling =
  (failed: (error: FirestoreError) => void) =>
  (error: { code: string }): void => {
    if (error.code !== 'aborted') failed(translate(error));
  };
