import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { keyFrom } from './encrypt';

/** Identification of this server to push services (RFC 8292): it signs, and browsers have the public key. */
export interface Vapid {
  /** Public key as browsers take it: a point of P-256, base64url. */
  publicKey: string;
  /** The `Authorization` header for a push service. */
  headerFor(endpoint: string): Promise<string>;
}

/** Lifetime of a signature; services accept a day at most. */
const hour = 3600;

const privateKeyOf = (secret: Buffer, point: Buffer): KeyObject => {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: x ?? '', y: y ?? '' },
  });
};

/**
 * Opens this server's key pair. It comes from the data folder's secret: a lost one would end every subscription.
 * `contact`: whom a push service's operator may write to, as a URI.
 */
export const openVapid = (serverSecret: string, contact: string, now: () => number): Vapid => {
  const secret = keyFrom(serverSecret, 'web-push');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const publicKey = pair.getPublicKey().toString('base64url');
  const key = privateKeyOf(secret, pair.getPublicKey());
  return {
    publicKey,
    async headerFor(endpoint) {
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(new URL(endpoint).origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(now() / 1000) + 12 * hour)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
};
