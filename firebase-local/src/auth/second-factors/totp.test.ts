import fc from 'fast-check';
import { codeAt, fromBase32, matchingStep, newSecret, stepOf, toBase32, totp } from './totp';

/** The secret of RFC 6238, appendix B. */
const secret = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('gives the code of RFC 6238 at %i s', (seconds, code) => {
  expect(codeAt(secret, stepOf(seconds * 1000))).toBe(code);
});

test('writes bytes in base32 as RFC 4648 does, and reads them again', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(toBase32(Buffer.from('fooba'))).toBe('MZXW6YTB');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) =>
      expect([...fromBase32(toBase32(bytes))]).toEqual([...bytes]),
    ),
  );
});

test('makes secrets of 160 bits, each another', () => {
  expect(fromBase32(newSecret())).toHaveLength(totp.secretBytes);
  expect(new Set(Array.from({ length: 100 }, newSecret)).size).toBe(100);
});

describe('a code', () => {
  const nowMs = 1_700_000_000_000;
  const now = stepOf(nowMs);
  const match = (step: number, given: { adjacentIntervals?: number; afterStep?: number } = {}) =>
    matchingStep({ secret, code: codeAt(secret, step), nowMs, adjacentIntervals: 1, afterStep: 0, ...given });

  test('counts in its own 30 seconds and the neighbouring ones only', () => {
    expect([-2, -1, 0, 1, 2].map((distance) => match(now + distance))).toEqual([null, now - 1, now, now + 1, null]);
    expect([-1, 0, 1].map((distance) => match(now + distance, { adjacentIntervals: 0 }))).toEqual([null, now, null]);
    expect(match(now - 5, { adjacentIntervals: 5 })).toBe(now - 5);
  });

  test('counts once, and ends those before it', () => {
    expect(match(now, { afterStep: now })).toBeNull();
    expect(match(now - 1, { afterStep: now })).toBeNull();
    expect(match(now + 1, { afterStep: now })).toBe(now + 1);
  });

  test('is six ASCII digits and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant('１２３４５６')), (code) => {
        fc.pre(!/^\d{6}$/.test(code));
        expect(matchingStep({ secret, code, nowMs, adjacentIntervals: 1, afterStep: 0 })).toBeNull();
      }),
    );
  });
});
