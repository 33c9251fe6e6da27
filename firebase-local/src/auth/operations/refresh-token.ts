import { AuthError } from '../base/auth-error';
import { requiredText } from '../base/fields';
import { lifetimes } from '../base/lifetimes';
import { type Operation } from '../context/context';

/**
 * `securetoken …/v1/token`: a new ID token and a new refresh token. A revoked or unknown token is `TOKEN_EXPIRED`, on
 * which the SDK signs the person out; one that a newer token replaced is `INVALID_REFRESH_TOKEN`, on which it does not:
 * a sleeping tab finds the newer token in the shared storage.
 */
export const refreshToken: Operation = async (context, { body }) => {
  if (body['grant_type'] !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
  const token = requiredText(body, 'refresh_token', 'MISSING_REFRESH_TOKEN');
  const result = context.refreshTokens.redeem(token);
  if (result.kind === 'revoked') throw new AuthError('TOKEN_EXPIRED');
  if (result.kind !== 'valid') throw new AuthError('INVALID_REFRESH_TOKEN');
  const { session } = result;
  const user = context.users.byUid(session.uid);
  if (user === null) throw new AuthError('USER_NOT_FOUND');
  if (user.disabled) throw new AuthError('USER_DISABLED');
  if (session.authTime < user.validSince) throw new AuthError('TOKEN_EXPIRED');
  const idToken = await context.idTokens.mint(user, session);
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: context.refreshTokens.issue(session, token),
    expires_in: String(lifetimes.idToken / 1000),
    token_type: 'Bearer',
    user_id: user.uid,
    project_id: context.projectId,
  };
};
