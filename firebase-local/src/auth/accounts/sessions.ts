import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AuthError } from '../base/auth-error';
import { lifetimes } from '../base/lifetimes';
import { type AuthContext } from '../context/context';
import { type StoredSession } from '../store/refresh-token-store';
import { type User } from '../store/user-store';
import { type VerifiedUser } from '../tokens/id-token';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A user id like Firebase's: 28 letters and digits. */
export const newUid = (): string => {
  let uid = '';
  // Bytes of 248 and above are skipped: they would make the first letters likelier.
  while (uid.length < 28) for (const byte of randomBytes(40)) if (byte < 248) uid += alphabet[byte % 62];
  return uid.slice(0, 28);
};

/** Tokens as the sign-in calls answer them. */
export interface SessionTokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

export const issueTokens = async (
  context: AuthContext,
  user: User,
  session: StoredSession,
): Promise<SessionTokens> => ({
  idToken: await context.idTokens.mint(user, session),
  refreshToken: context.refreshTokens.issue(session),
  expiresIn: String(lifetimes.idToken / 1000),
});

/** Facts of a session's start. */
export type SessionStart = Pick<StoredSession, 'signInProvider'> &
  Partial<Pick<StoredSession, 'claims' | 'secondFactor'>>;

/** Begins a session: notes the time of the sign-in and issues tokens. */
export const startSession = async (
  context: AuthContext,
  user: User,
  { signInProvider, claims = {}, secondFactor = null }: SessionStart,
): Promise<SessionTokens> => {
  const now = context.now();
  const signedIn = { ...user, lastLoginAt: now, lastRefreshAt: now };
  context.users.update(signedIn);
  return issueTokens(context, signedIn, {
    uid: user.uid,
    signInProvider,
    authTime: Math.max(Math.floor(now / 1000), user.validSince),
    claims,
    secondFactor,
  });
};

/**
 * Ends every session of a user: refresh tokens, ID tokens, sign-ins that wait for a code, and a requested change of
 * address, whose letter may be in anybody's mailbox. Tokens count whole seconds, so those of this very second end as
 * well, and sessions that begin after it count from the next. The caller saves the returned user.
 */
export const revokeSessions = (context: AuthContext, user: User): User => {
  context.refreshTokens.revokeAll(user.uid);
  context.codes.remove(user.uid, 'VERIFY_AND_CHANGE_EMAIL');
  context.challenges.removeSignIns(user.uid);
  return { ...user, validSince: Math.max(Math.floor(context.now() / 1000), user.validSince) + 1 };
};

/** Required for changes that a stolen token must not make. */
export const requireRecentSignIn = (context: AuthContext, verified: VerifiedUser): void => {
  if (context.now() - verified.authTime * 1000 > lifetimes.recentSignIn)
    throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
};

/**
 * The claims that the custom token of a session brought, as they were stored with it. The ID token alone does not distinguish them
 * from claims of the account, which end with its next token.
 */
const sessionClaimsOf = ({ refreshTokens }: AuthContext, verified: VerifiedUser): Record<string, unknown> => {
  const stored = refreshTokens.claimsOf(verified.user.uid, verified.authTime).flatMap(Object.entries<unknown>);
  return Object.fromEntries(stored.filter(([name, value]) => isDeepStrictEqual(verified.auth.token[name], value)));
};

/** Returns the session's facts from one of its ID tokens. */
export const beginningOf = (context: AuthContext, verified: VerifiedUser): Required<SessionStart> => {
  const firebase = verified.auth.token['firebase'] as
    | { sign_in_provider?: string; second_factor_identifier?: string }
    | undefined;
  return {
    signInProvider: firebase?.sign_in_provider ?? 'custom',
    claims: sessionClaimsOf(context, verified),
    secondFactor: firebase?.second_factor_identifier ?? null,
  };
};
