import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

/** The work that a server asks of a browser before it takes more. */
export type Challenge = Extract<EndpointOutput<'captcha'>, { kind: 'altcha' }>['challenge'];

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** PBKDF2 with the counter behind the nonce as password, as ALTCHA's version 2 has it. */
const derivation = ({ parameters }: Challenge) => {
  const nonce = bytesOf(parameters.nonce);
  const derive = {
    name: 'PBKDF2',
    hash: parameters.algorithm.replace('PBKDF2/', ''),
    salt: bytesOf(parameters.salt),
    iterations: parameters.cost,
  };
  return async (counter: number): Promise<string> => {
    const password = new Uint8Array(nonce.length + 4);
    password.set(nonce);
    new DataView(password.buffer).setUint32(nonce.length, counter, false);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    return hexOf(new Uint8Array(await crypto.subtle.deriveBits(derive, key, parameters.keyLength * 8)));
  };
};

/**
 * Does the work of a challenge, counter after counter, until a key begins as asked; the token that is sent. The browser
 * derives the keys outside the page's own thread. This is ALTCHA's proof of work, version 2.
 * Rejects once the signal is aborted. Source: D-captcha.
 */
export const solveChallenge = async (challenge: Challenge, signal?: AbortSignal): Promise<string> => {
  const keyOf = derivation(challenge);
  const prefix = challenge.parameters.keyPrefix.toLowerCase();
  for (let counter = 0; ; counter += 1) {
    signal?.throwIfAborted();
    const derivedKey = await keyOf(counter);
    if (derivedKey.startsWith(prefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
};
