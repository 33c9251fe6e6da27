import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';

/** A signed-in person, from a verified ID token. */
export interface Identity {
  uid: string;
  email: string | null;
  /** Whether the address was confirmed, when the token was made. */
  emailVerified: boolean;
  /** The name that the account has, or null. */
  name: string | null;
  /** When this person last proved who they are, milliseconds since the epoch. */
  signedInAt: number;
}

/** Verifies an ID token; null when it is forged, expired or made for another project. */
export type VerifyToken = (token: string) => Promise<Identity | null>;

/** Google's keys for ID tokens. Source: Firebase, "Verify ID tokens using a third-party JWT library". */
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The keys of a Firebase project of Google's. */
export const remoteKeys = (): JWTVerifyGetKey => createRemoteJWKSet(new URL(googleKeys));

/** The keys of the embedded server, asked anew for every token because they rotate. */
export const localKeys =
  (jwks: () => JSONWebKeySet | Promise<JSONWebKeySet>): JWTVerifyGetKey =>
  async (header, token) =>
    createLocalJWKSet(await jwks())(header, token);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const identityOf = ({
  sub,
  email,
  email_verified: emailVerified,
  name,
  auth_time: seconds,
}: JWTPayload): Identity | null => {
  if (sub === undefined || sub === '' || typeof seconds !== 'number') return null;
  return {
    uid: sub,
    email: textOrNull(email),
    emailVerified: emailVerified === true,
    name: textOrNull(name),
    signedInAt: seconds * 1000,
  };
};

/** Makes the verifier for a project: signature (RS256 only), issuer, audience, expiry and subject. */
export const createTokenVerifier = (projectId: string, keys: JWTVerifyGetKey, now: () => number): VerifyToken => {
  const options = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  };
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...options, currentDate: new Date(now()) });
      return identityOf(payload);
    } catch (error) {
      // A key server that cannot be reached is not the caller's fault.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
      throw error;
    }
  };
};
