import { createHash } from 'node:crypto';
import { AuthError } from '../base/auth-error';
import { emailAddress, requiredText, text } from '../base/fields';
import { lifetimes } from '../base/lifetimes';
import { type AuthContext, type Operation } from '../context/context';
import { signToken, type TokenKind } from '../tokens/jwt';

/** Tokens of the account chooser: signed by us, for us, and no good for anything else. */
export const developmentToken: TokenKind = {
  issuer: 'firebase-local-development-provider',
  audience: 'firebase-local-development-provider',
  invalid: 'INVALID_IDP_RESPONSE',
  expired: 'INVALID_IDP_RESPONSE : The credential is too old',
};

export const isDevelopmentProvider = ({ options }: AuthContext, providerId: string): boolean =>
  options.developmentProviders?.includes(providerId) === true;

/** `POST /emulator/auth/handler/credential {providerId, email, displayName?}`: what the chooser hands to the SDK. */
export const developmentCredential: Operation = async (context, { body, atThisMachine }) => {
  // A person at the chooser can become any of its people; so only people at this machine reach it.
  if (!atThisMachine) throw new AuthError('OPERATION_NOT_ALLOWED : Only on the machine itself', 403);
  const providerId = requiredText(body, 'providerId', 'MISSING_PROVIDER_ID');
  if (!isDevelopmentProvider(context, providerId))
    throw new AuthError('OPERATION_NOT_ALLOWED : This provider is not configured');
  const email = emailAddress(requiredText(body, 'email', 'MISSING_EMAIL'));
  const displayName = text(body, 'displayName', 256);
  const issuedAt = Math.floor(context.now() / 1000);
  const idToken = await signToken(context.keys, {
    iss: developmentToken.issuer,
    aud: developmentToken.audience,
    // The same address gives the same person again.
    sub: createHash('sha256').update(`${providerId} ${email}`).digest('hex').slice(0, 32),
    provider_id: providerId,
    email,
    // The address is not verified.
    email_verified: false,
    ...(displayName !== undefined && { name: displayName }),
    iat: issuedAt,
    exp: issuedAt + lifetimes.developmentCredential / 1000,
  });
  return { idToken };
};
