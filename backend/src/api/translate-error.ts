import { Refusal } from './refusal';

/** Answer to a failed call. */
export interface ErrorAnswer {
  status: number;
  body: { error: { code: string; message: string } };
}

const answer = (status: number, code: string, message: string): ErrorAnswer => ({
  status,
  body: { error: { code, message } },
});

/** Faults that Fastify finds before a route runs, by status. */
const early: Record<number, [code: string, message: string]> = {
  400: ['invalid-request', 'The request could not be read.'],
  404: ['not-found', 'There is nothing here.'],
  413: ['too-large', 'The request is too large.'],
  414: ['too-long', 'The address is too long.'],
  415: ['unsupported-media-type', 'The request must be JSON.'],
  429: ['too-many-requests', 'That was too often: please wait a moment.'],
};

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/**
 * Returns true when a disk or a database was full: errors of Node, of SQLite, and of Firestore through its client (code
 * 8, or 14 with these words).
 */
const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(String(error.code))) ||
    /disk is full|database or disk is full|no space left/i.test(error.message));

/** Returns true when others changed the same documents at each attempt of a transaction (Firestore's ABORTED). */
const isContended = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 10;

/** Translates everything that a route may throw. Unexpected errors reveal nothing to the caller. */
export const translateError = (error: unknown): ErrorAnswer => {
  if (error instanceof Refusal) return answer(error.status, error.code, error.message);
  // An address that leaves its folder: it is not said whether there is something.
  if (statusOf(error) === 403) return answer(404, ...(early[404] ?? ['not-found', '']));
  if (isFull(error))
    return answer(
      507,
      'storage-full',
      'There is no room left on our side: nothing was changed. Please try again later.',
    );
  if (isContended(error))
    return answer(503, 'busy', 'Many are changing the same at this moment: nothing was changed. Please try again.');
  const known = early[statusOf(error)];
  return known ? answer(statusOf(error), ...known) : answer(500, 'internal', 'Something went wrong on our side.');
};
