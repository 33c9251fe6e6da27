import { createHash, createHmac } from 'node:crypto';
import { callLengths } from '@posy/shared-contracts/constants';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type Captcha } from './captcha';

/** Rounds of one try. With one byte of the key given, a solution takes 256 tries on average: under 2 s on a phone. */
const cost = 2000;

/** Long enough to write a review with the box already ticked. */
const validMs = 60 * 60_000;

/** The payload of ALTCHA's widget: base64 of JSON. Its length is limited, because anybody may send it. */
const payloadSchema = v.pipe(
  v.string(),
  v.maxLength(callLengths.token),
  v.base64(),
  v.transform((text) => Buffer.from(text, 'base64').toString('utf8')),
  v.parseJson(),
  v.object({
    challenge: v.object({
      parameters: v.object({
        algorithm: v.literal('PBKDF2/SHA-256'),
        nonce: v.string(),
        salt: v.string(),
        cost: v.literal(cost),
        keyLength: v.pipe(v.number(), v.maxValue(64)),
        keyPrefix: v.string(),
        expiresAt: v.number(),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
);

const read = (token: string) => {
  const result = v.safeParse(payloadSchema, token);
  return result.success ? result.output : null;
};

/**
 * ALTCHA on this server: a signed challenge that costs a browser a second of work. Challenges are not stored, so any
 * server can check a solution to another's challenge; callers store used solutions in Firestore.
 */
export const altchaCaptcha = (secret: string, now: () => number): Captcha => {
  const hmacSignatureSecret = createHmac('sha256', secret).update('captcha').digest('base64url');
  return {
    async offer() {
      const expiresAt = Math.floor((now() + validMs) / 1000);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        expiresAt,
        hmacSignatureSecret,
      });
      const { parameters, signature = '' } = challenge;
      return { kind: 'altcha', challenge: { parameters: { ...parameters, expiresAt }, signature } };
    },
    keyOf(token) {
      const payload = read(token);
      return payload && createHash('sha256').update(payload.challenge.signature).digest('base64url');
    },
    async verify(token) {
      const payload = read(token);
      if (payload === null || payload.challenge.parameters.expiresAt * 1000 <= now()) return false;
      return (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).verified;
    },
  };
};
