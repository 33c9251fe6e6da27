import { createHash, timingSafeEqual } from 'node:crypto';
import { type RequestAuth } from '../rules/contract';
import { StatusError } from '../status';

/** Who asks: the backend with its secret, or a client that the rules decide about. */
export type Caller = { kind: 'admin' } | { kind: 'client'; auth: RequestAuth | null };

/** Verifies an ID token; throws when it is not one of ours, or is over. */
export type TokenVerifier = (idToken: string) => Promise<RequestAuth>;

export interface Identify {
  /** `authorization` is the whole header; `remoteAddress` where the connection comes from. Throws UNAUTHENTICATED. */
  (authorization: string | undefined, remoteAddress: string | undefined): Promise<Caller>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$|^\[::1\]/.test(address);
}

/** The secret opens the admin door to this machine only; `owner` does so in test mode. */
export function createIdentify(options: { adminSecret: string; testMode: boolean; verify: TokenVerifier }): Identify {
  const secret = digest(options.adminSecret);
  const isAdmin = (token: string): boolean =>
    timingSafeEqual(digest(token), secret) || (options.testMode && token === 'owner');
  return async (authorization, remoteAddress) => {
    if (!authorization) return { kind: 'client', auth: null };
    const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
    if (!token) throw new StatusError('UNAUTHENTICATED', 'The authorization header must be "Bearer <token>".');
    if (isLoopback(remoteAddress) && isAdmin(token)) return { kind: 'admin' };
    try {
      return { kind: 'client', auth: await options.verify(token) };
    } catch {
      throw new StatusError('UNAUTHENTICATED', 'Missing or invalid authentication.');
    }
  };
}
