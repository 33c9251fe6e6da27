import { startSession } from '../accounts/sessions';
import { AuthError } from '../base/auth-error';
import { requiredText } from '../base/fields';
import { type AuthContext, type Operation } from '../context/context';
import { blankUser } from '../store/user-store';
import { reservedClaims } from '../tokens/id-token';
import { signToken, verifyToken } from '../tokens/jwt';

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

const issuerOf = (projectId: string): string => `firebase-local@${projectId}`;

/** A one-hour token that signs `uid` in through `signInWithCustomToken`; signed with our own key. */
export const createCustomToken = (
  context: AuthContext,
  uid: string,
  claims: Record<string, unknown> = {},
): Promise<string> => {
  if (uid.length === 0 || uid.length > 128) throw new AuthError('INVALID_LOCAL_ID');
  const reserved = Object.keys(claims).find((name) => reservedClaims.has(name));
  if (reserved !== undefined) throw new AuthError(`FORBIDDEN_CLAIM : ${reserved}`);
  const issuer = issuerOf(context.projectId);
  const issuedAt = Math.floor(context.now() / 1000);
  return signToken(context.keys, {
    iss: issuer,
    sub: issuer,
    aud: audience,
    uid,
    claims,
    iat: issuedAt,
    exp: issuedAt + 3600,
  });
};

/**
 * `accounts:signInWithCustomToken`: only tokens of `createCustomToken`; makes the account when it does not exist. No
 * second factor is asked for: the backend vouches for the person, as in Firebase.
 */
export const signInWithCustomToken: Operation = async (context, { body }) => {
  const token = requiredText(body, 'token', 'MISSING_CUSTOM_TOKEN');
  const kind = {
    issuer: issuerOf(context.projectId),
    audience,
    invalid: 'INVALID_CUSTOM_TOKEN',
    expired: 'INVALID_CUSTOM_TOKEN',
  };
  const { uid, claims } = await verifyToken(context.keys, token, kind, context.now());
  if (typeof uid !== 'string') throw new AuthError('INVALID_CUSTOM_TOKEN');
  const known = context.users.byUid(uid);
  if (known?.disabled === true) throw new AuthError('USER_DISABLED');
  const user = known ?? blankUser(uid, context.now());
  if (known === null) context.users.insert(user);
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: known === null,
    ...(await startSession(context, user, { signInProvider: 'custom', claims: claims as Record<string, unknown> })),
  };
};
