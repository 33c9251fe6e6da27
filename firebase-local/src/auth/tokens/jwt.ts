import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { AuthError } from '../base/auth-error';
import { type SigningKeys } from './signing-keys';

/** Claims that a token of ours must have. */
export interface TokenKind {
  issuer: string;
  audience: string;
  /** Error names for a token that is not ours or not well, and for one past its time. */
  invalid: string;
  expired: string;
}

export const signToken = async (keys: SigningKeys, claims: JWTPayload): Promise<string> => {
  const key = await keys.current();
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' }).sign(key.privateKey);
};

/** Checks signature, algorithm, issuer, audience and times. `alg: none` and foreign keys fail as `kind.invalid`. */
export const verifyToken = async (
  keys: SigningKeys,
  token: string,
  kind: TokenKind,
  nowMs: number,
): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find(kid ?? '');
        if (key === undefined) throw new AuthError(kind.invalid);
        return key.publicKey;
      },
      {
        algorithms: ['RS256'],
        issuer: kind.issuer,
        audience: kind.audience,
        requiredClaims: ['exp', 'iat'],
        currentDate: new Date(nowMs),
      },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new AuthError(kind.expired);
    throw new AuthError(kind.invalid);
  }
};
