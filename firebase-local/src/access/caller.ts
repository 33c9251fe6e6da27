import { createHash, timingSafeEqual } from 'node:crypto';
import { StatusError } from '../base/status';
import { type RequestAuth } from '../rules/runtime/contract';

/** The caller: the backend with its secret, or a client that the rules decide about. */
export type Caller =
  | { kind: 'admin' }
  /** `address`: where the client is, for limits. */
  | { kind: 'client'; auth: RequestAuth | null; address: string };

/** Origin of a request. */
export interface From {
  /** The other end of the connection. */
  peer: string | undefined;
  /** The client: the peer, or whom a trusted proxy speaks for. */
  address: string;
}

/** Verifies an ID token; throws when it is not one of ours, or is over. */
export type TokenVerifier = (idToken: string) => Promise<RequestAuth>;

export interface Identify {
  /** `authorization` is the whole header. Throws UNAUTHENTICATED. */
  (authorization: string | undefined, from: From): Promise<Caller>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::ffff:)?127\.|^::1$|^\[::1\]/.test(address);

/** The secret opens the admin door to this machine only; `owner` does so in test mode. */
export const createIdentify = (options: {
  adminSecret: string;
  testMode: boolean;
  verify: TokenVerifier;
}): Identify => {
  const secret = digest(options.adminSecret);
  const isAdmin = (token: string): boolean =>
    timingSafeEqual(digest(token), secret) || (options.testMode && token === 'owner');
  return async (authorization, { peer, address }) => {
    if (!authorization) return { kind: 'client', auth: null, address };
    const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
    if (!token) throw new StatusError('UNAUTHENTICATED', 'The authorization header must be "Bearer <token>".');
    if (isLoopback(peer) && isAdmin(token)) return { kind: 'admin' };
    try {
      return { kind: 'client', auth: await options.verify(token), address };
    } catch {
      throw new StatusError('UNAUTHENTICATED', 'Missing or invalid authentication.');
    }
  };
};
