import { ApiError } from '@posy/shared-contracts';

/** Why a website was not published, or taken off, in the kinds that people can act on. */
export type PublishFailure = 'taken' | 'connection' | 'session' | 'server';

/** What a failed call means for the address form. */
export const publishFailure = (error: unknown): PublishFailure => {
  if (!(error instanceof ApiError)) return 'server';
  if (error.code === 'slug-taken') return 'taken';
  if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'aborted') return 'connection';
  return error.status === 401 ? 'session' : 'server';
};
