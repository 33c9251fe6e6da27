import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { AuthError } from '../base/auth-error';
import { type AuthContext } from '../context/context';
import { type IdentityProvider } from '../context/options';
import { verifyToken } from '../tokens/jwt';
import { developmentToken, isDevelopmentProvider } from './development-provider';
import { type Identity } from './identity';

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null);

const identityOf = (providerId: string, claims: JWTPayload): Identity => {
  if (claims.sub === undefined || claims.sub === '') throw new AuthError('INVALID_IDP_RESPONSE');
  return {
    providerId,
    rawId: claims.sub,
    email: textOf(claims['email'])?.toLowerCase() ?? null,
    // Apple sends the text 'true'.
    emailVerified: String(claims['email_verified']) === 'true',
    displayName: textOf(claims['name']),
    photoUrl: textOf(claims['picture']),
  };
};

/** A token that carries a nonce belongs to the one sign-in that knows it. */
const checkNonce = (claims: JWTPayload, nonce: string | null): void => {
  if (claims['nonce'] === undefined) return;
  const hashed = createHash('sha256')
    .update(nonce ?? '')
    .digest('hex');
  if (nonce === null || (claims['nonce'] !== nonce && claims['nonce'] !== hashed))
    throw new AuthError('MISSING_OR_INVALID_NONCE');
};

const verifyForeign = async (
  { issuer, audience, keys }: IdentityProvider,
  idToken: string,
  nowMs: number,
): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(nowMs),
    });
    return payload;
  } catch {
    throw new AuthError('INVALID_IDP_RESPONSE');
  }
};

/**
 * Returns the identity of a `signInWithIdp` call's credential (`id_token=…&providerId=…`). Only ID tokens count, and
 * only of configured providers, or of our own account chooser.
 */
export const verifyCredential = async (context: AuthContext, postBody: URLSearchParams): Promise<Identity> => {
  const providerId = postBody.get('providerId') ?? '';
  const idToken = postBody.get('id_token');
  const providers = context.options.identityProviders ?? {};
  const provider = Object.hasOwn(providers, providerId) ? providers[providerId] : undefined;
  const isDevelopment = isDevelopmentProvider(context, providerId);
  if (provider === undefined && !isDevelopment)
    throw new AuthError('OPERATION_NOT_ALLOWED : This provider is not configured');
  if (idToken === null) throw new AuthError('INVALID_IDP_RESPONSE : An ID token is needed');
  if (provider !== undefined) {
    const claims = await verifyForeign(provider, idToken, context.now());
    checkNonce(claims, postBody.get('nonce'));
    return identityOf(providerId, claims);
  }
  const claims = await verifyToken(context.keys, idToken, developmentToken, context.now());
  if (claims['provider_id'] !== providerId) throw new AuthError('INVALID_IDP_RESPONSE');
  return identityOf(providerId, claims);
};
