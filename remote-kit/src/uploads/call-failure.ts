import { ApiError } from '@posy/shared-contracts';
import { FirestoreError } from '@posy/shared-contracts/mount-props';

/** The reasons why a call failed, in the few kinds that people can act on. */
export const callFailures = ['connection', 'session', 'refused', 'server'] as const;
export type CallFailure = (typeof callFailures)[number];

/** Returns the kind of failure of a call's or a read's error. */
export const callFailure = (error: unknown): CallFailure => {
  if (error instanceof FirestoreError) return error.failure === 'unavailable' ? 'connection' : 'server';
  if (!(error instanceof ApiError)) return 'server';
  if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'aborted') return 'connection';
  if (error.status === 401) return 'session';
  return error.kind === 'refused' ? 'refused' : 'server';
};
