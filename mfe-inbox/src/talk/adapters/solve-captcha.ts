import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

type Offer = EndpointOutput<'captcha'>;
type Challenge = Extract<Offer, { kind: 'altcha' }>['challenge'];

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The nonce, and behind it the number of the try, as 32 bits. */
const passwordOf = (nonce: Uint8Array, counter: number): Uint8Array<ArrayBuffer> => {
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  new DataView(password.buffer).setUint32(nonce.length, counter);
  return password;
};

const derive = async ({ parameters }: Challenge, password: Uint8Array<ArrayBuffer>): Promise<string> => {
  const { salt, cost, keyLength } = parameters;
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  return hexOf(new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8)));
};

/**
 * Does the work that a server asks of a browser before it takes more, a second or two; the token that is sent then. Null for
 * a captcha that a person has to solve. Source: D-captcha.
 */
export const solveCaptcha = async (offer: Offer): Promise<string | null> => {
  if (offer.kind !== 'altcha') return null;
  const { challenge } = offer;
  const { nonce, keyPrefix } = challenge.parameters;
  for (let counter = 0; ; counter += 1) {
    const derivedKey = await derive(challenge, passwordOf(bytesOf(nonce), counter));
    if (derivedKey.startsWith(keyPrefix.toLowerCase()))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
};
