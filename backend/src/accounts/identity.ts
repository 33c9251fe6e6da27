import { sessionClaimsSchema, type SessionKind } from '@posy/shared-contracts/entities';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { type AccountStatus, type StatusOf } from './accounts';

/** A signed-in person, from a verified ID token. */
export interface Identity {
  uid: string;
  email: string | null;
  /** True when the address had been confirmed by the time the token was issued. */
  emailVerified: boolean;
  /** The name that the account has, or null. */
  name: string | null;
  /** The role that the backend had given this person when the token was issued; couples carry no claim. */
  kind: SessionKind;
  /** When this person last proved who they are, milliseconds since the epoch. */
  signedInAt: number;
}

/** Verifies an ID token; null when it is forged, expired or made for another project. */
export type VerifyToken = (token: string) => Promise<Identity | null>;

/** Google's keys for ID tokens. Source: Firebase, "Verify ID tokens using a third-party JWT library". */
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The keys of a Firebase project of Google's. */
export const remoteKeys = (): JWTVerifyGetKey => createRemoteJWKSet(new URL(googleKeys));

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the kind in a token's claims. An unknown kind counts as a couple. */
const kindOf = (claims: object): SessionKind => {
  const read = v.safeParse(sessionClaimsSchema, claims);
  return read.success ? read.output.kind : 'couple';
};

const identityOf = ({
  sub,
  email,
  email_verified: emailVerified,
  name,
  auth_time: seconds,
  ...claims
}: JWTPayload): Identity | null => {
  if (sub === undefined || sub === '' || typeof seconds !== 'number') return null;
  return {
    uid: sub,
    email: textOrNull(email),
    emailVerified: emailVerified === true,
    name: textOrNull(name),
    kind: kindOf(claims),
    signedInAt: seconds * 1000,
  };
};

/**
 * The verifier of the embedded server: by its own check, which is Firestore's too. A token is refused as soon as its
 * account is deleted, disabled, or has another password or address.
 */
export const localVerifier =
  (verify: (token: string) => Promise<{ token: JWTPayload }>, isRefusal: (error: unknown) => boolean): VerifyToken =>
  async (token) => {
    try {
      return identityOf((await verify(token)).token);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };

/** Milliseconds for which an account's status at Google is cached: a request for each call would be slow and expensive. */
const statusCacheMs = 30_000;
const mostStatuses = 10_000;

/** Asks once for many calls of one person. */
const remembered = (statusOf: StatusOf, now: () => number): StatusOf => {
  const known = new Map<string, { status: Promise<AccountStatus | null>; until: number }>();
  return (uid) => {
    const held = known.get(uid);
    if (held !== undefined && held.until > now()) return held.status;
    known.delete(uid);
    if (known.size >= mostStatuses) known.delete(known.keys().next().value as string);
    const status = statusOf(uid);
    known.set(uid, { status, until: now() + statusCacheMs });
    // A failed lookup is not cached, so that the next call tries again.
    status.catch(() => known.delete(uid));
    return status;
  };
};

/**
 * Makes the verifier for a project of Google's: signature (RS256 only), issuer, audience, expiry and subject, and, as
 * `checkRevoked` does, that the account is there, enabled, and was not signed out of all its sessions since.
 */
export const createTokenVerifier = (
  projectId: string,
  keys: JWTVerifyGetKey,
  statusOf: StatusOf,
  now: () => number,
): VerifyToken => {
  const options = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  };
  const currentStatus = remembered(statusOf, now);
  const verified = async (token: string): Promise<Identity | null> => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...options, currentDate: new Date(now()) });
      return identityOf(payload);
    } catch (error) {
      // A key server that cannot be reached is not the caller's fault.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
      throw error;
    }
  };
  return async (token) => {
    const identity = await verified(token);
    const status = identity && (await currentStatus(identity.uid));
    if (identity === null || status === null || status.disabled) return null;
    return identity.signedInAt < status.validSince ? null : identity;
  };
};
