import { pbkdf2Sync, webcrypto } from 'node:crypto';
import { type Challenge, solveChallenge } from './solve-challenge';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const challenge: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '000102030405060708090a0b0c0d0e0f',
    salt: 'f0e0d0c0b0a090807060504030201000',
    cost: 20,
    keyLength: 32,
    keyPrefix: '0a',
    expiresAt: 1_900_000_000,
  },
  signature: '00ff',
};
const withPrefix = (keyPrefix: string): Challenge => ({
  ...challenge,
  parameters: { ...challenge.parameters, keyPrefix },
});

test('finds the counter and the key that altcha-lib 2.8.0 finds, and packs them as the server reads them', async () => {
  expect(JSON.parse(atob(await solveChallenge(challenge)))).toEqual({
    challenge,
    solution: { counter: 241, derivedKey: '0a580915dca9d8099a9d8e68c98b145f1219afa6b39298eb75a1c704522d75bf' },
  });
});

test('the key of its token is derived from the nonce with the counter behind it [A-M5]', async () => {
  const token = await solveChallenge(withPrefix('0'));
  const { solution } = JSON.parse(atob(token)) as { solution: { counter: number; derivedKey: string } };
  const { nonce, salt, cost, keyLength } = challenge.parameters;
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(solution.counter);
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), counter]);
  const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
  expect(solution.derivedKey).toBe(key);
  expect(key.startsWith('0')).toBe(true);
});

test('ends when the form is left', async () => {
  const leave = new AbortController();
  const work = solveChallenge(withPrefix('f'.repeat(64)), leave.signal);
  leave.abort();
  await expect(work).rejects.toThrow();
});
