import { scryptSync } from 'node:crypto';
import { createCallCounts } from '#api/call-counts';
import { type Refusal } from '#api/refusal';
import { requirePassword } from './opening';
import { type WebsiteSecret } from './website-password';

const secret: WebsiteSecret = {
  algorithm: 'scrypt',
  salt: Buffer.from('salt').toString('base64url'),
  hash: scryptSync('lilac evening', Buffer.from('salt'), 32).toString('base64url'),
  setAt: '2026-11-24T10:00:00.000Z',
};

/** Tries passwords at a website, all at once; answers what became of each, and how often. */
const guesser = () => {
  const counts = createCallCounts();
  return async (password: string, times: number): Promise<Record<string, number>> => {
    const one = () =>
      requirePassword({ weddingId: 'wedding', secret }, password, { counts, network: 'home', now: 0 }).then(
        () => 'open',
        (refusal: Refusal) => refusal.code,
      );
    const codes = await Promise.all(Array.from({ length: times }, one));
    return Object.fromEntries(
      [...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]),
    );
  };
};

test('wrong passwords that are sent at once count as those do that wait for each other', async () => {
  expect(await guesser()('guess', 110)).toEqual({ 'password-wrong': 103, 'too-many-requests': 7 });
});

test('the right password counts for nothing', async () => {
  const guess = guesser();
  expect(await guess('lilac evening', 100)).toEqual({ open: 100 });
  expect(await guess('guess', 1)).toEqual({ 'password-wrong': 1 });
});
