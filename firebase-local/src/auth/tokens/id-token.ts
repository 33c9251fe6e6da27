import { randomBytes } from 'node:crypto';
import { type JWTPayload } from 'jose';
import { type RequestAuth } from '#rules/runtime/contract';
import { AuthError } from '../base/auth-error';
import { lifetimes } from '../base/lifetimes';
import { type StoredSession } from '../store/refresh-token-store';
import { type User, type UserStore } from '../store/user-store';
import { signToken, type TokenKind, verifyToken } from './jwt';
import { type SigningKeys } from './signing-keys';

/** Claim names that custom claims may not take (Firebase's list). */
export const reservedClaims = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id'.split(' '),
);

const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

const identitiesOf = (user: User): Record<string, string[]> => {
  const identities: Record<string, string[]> = {};
  for (const { providerId, rawId } of user.providers) (identities[providerId] ??= []).push(rawId);
  if (user.email !== null) identities['email'] = [user.email];
  if (user.phoneNumber !== null) identities['phone'] = [user.phoneNumber];
  return identities;
};

const profileClaims = (user: User): JWTPayload => ({
  ...(user.displayName !== null && { name: user.displayName }),
  ...(user.photoUrl !== null && { picture: user.photoUrl }),
  ...(user.email !== null && { email: user.email, email_verified: user.emailVerified }),
  ...(user.phoneNumber !== null && { phone_number: user.phoneNumber }),
});

/** A verified ID token: who, and since when that person has been signed in (seconds). */
export interface VerifiedUser {
  auth: RequestAuth;
  user: User;
  authTime: number;
}

export interface IdTokens {
  mint(user: User, session: StoredSession): Promise<string>;
  /** Throws `INVALID_ID_TOKEN`, `TOKEN_EXPIRED` (also when revoked), `USER_NOT_FOUND` or `USER_DISABLED`. */
  verify(token: string): Promise<VerifiedUser>;
}

export const createIdTokens = (projectId: string, keys: SigningKeys, users: UserStore, now: () => number): IdTokens => {
  const kind: TokenKind = {
    issuer: issuerOf(projectId),
    audience: projectId,
    invalid: 'INVALID_ID_TOKEN',
    expired: 'TOKEN_EXPIRED',
  };
  return {
    mint: (user, session) => {
      const issuedAt = Math.floor(now() / 1000);
      return signToken(keys, {
        // Only custom sign-ins add claims to a session.
        ...(session.signInProvider === 'custom' && session.claims),
        ...user.customClaims,
        ...profileClaims(user),
        ...(session.signInProvider === 'anonymous' && { provider_id: 'anonymous' }),
        iss: kind.issuer,
        aud: projectId,
        auth_time: session.authTime,
        user_id: user.uid,
        sub: user.uid,
        iat: issuedAt,
        // Two tokens of one second must differ: the SDK takes a new refresh token only along with a new ID token.
        jti: randomBytes(9).toString('base64url'),
        exp: issuedAt + lifetimes.idToken / 1000,
        firebase: {
          identities: identitiesOf(user),
          sign_in_provider: session.signInProvider,
          ...(session.secondFactor !== null && {
            sign_in_second_factor: 'totp',
            second_factor_identifier: session.secondFactor,
          }),
        },
      });
    },
    verify: async (token) => {
      const claims = await verifyToken(keys, token, kind, now());
      const { sub, auth_time: authTime } = claims;
      if (typeof sub !== 'string' || sub === '' || typeof authTime !== 'number') throw new AuthError(kind.invalid);
      const user = users.byUid(sub);
      if (user === null) throw new AuthError('USER_NOT_FOUND');
      if (user.disabled) throw new AuthError('USER_DISABLED');
      if (authTime < user.validSince) throw new AuthError('TOKEN_EXPIRED');
      return { auth: { uid: sub, token: claims }, user, authTime };
    },
  };
};
