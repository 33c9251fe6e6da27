import { StatusError } from '../base/status';
import { type Caller } from './caller';

/** When the caller's token ends, in milliseconds since the epoch; null for the backend and for signed-out clients. */
export const expiresAt = (caller: Caller): number | null => {
  const exp = caller.kind === 'client' ? caller.auth?.token.exp : undefined;
  return typeof exp === 'number' ? exp * 1000 : null;
};

export const tokenExpired = (): StatusError => new StatusError('UNAUTHENTICATED', 'The ID token has expired.');
