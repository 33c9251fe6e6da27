import { ApiError } from '@posy/shared-contracts';

/** The reasons why publishing or taking offline failed, in kinds that people can act on. */
export type PublishFailure =
  | 'taken'
  | 'reserved'
  | 'used-up'
  | 'bank-details'
  | 'payment-link'
  | 'connection'
  | 'session'
  | 'server';

const refusals: Readonly<Record<string, PublishFailure>> = {
  'slug-taken': 'taken',
  'slug-reserved': 'reserved',
  'addresses-used-up': 'used-up',
  'names-bank-details': 'bank-details',
  'asks-for-money': 'payment-link',
};

/** Returns the reason of a failed call, for the address form. */
export const publishFailure = (error: unknown): PublishFailure => {
  if (!(error instanceof ApiError)) return 'server';
  const refusal = refusals[error.code];
  if (refusal !== undefined) return refusal;
  if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'aborted') return 'connection';
  return error.status === 401 ? 'session' : 'server';
};
