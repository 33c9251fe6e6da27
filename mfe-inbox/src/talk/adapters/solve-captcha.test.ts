import { pbkdf2Sync, webcrypto } from 'node:crypto';
import { solveCaptcha } from './solve-captcha';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const parameters = {
  ...{ algorithm: 'PBKDF2/SHA-256', nonce: '00ff10a7', salt: '9b3c', cost: 20, keyLength: 32, keyPrefix: '0' },
  expiresAt: 1_800_000_000,
} as const;

test('the work that a server asks for is done, and its token holds the solution [A-M5]', async () => {
  const challenge = { parameters, signature: 'signed' };
  const token = (await solveCaptcha({ kind: 'altcha', challenge })) ?? '';
  const { solution, ...rest } = JSON.parse(atob(token)) as { solution: { counter: number; derivedKey: string } };
  expect(rest).toEqual({ challenge });
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(solution.counter);
  const password = Buffer.concat([Buffer.from(parameters.nonce, 'hex'), counter]);
  const key = pbkdf2Sync(password, Buffer.from(parameters.salt, 'hex'), parameters.cost, 32, 'sha256').toString('hex');
  expect(solution.derivedKey).toBe(key);
  expect(key.startsWith('0')).toBe(true);
});

test('what only a person can solve is left to them', async () => {
  expect(await solveCaptcha({ kind: 'recaptcha', siteKey: 'k' })).toBeNull();
});
