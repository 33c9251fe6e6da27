import fc from 'fast-check';
import { digitsOf, inGroups, isWhole } from './code-rules';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['', ''],
])('reads the digits of %j', (typed, digits) => expect(digitsOf(typed)).toBe(digits));

test('takes six digits for a code, and nothing else', () => {
  expect(['12345', '1234567', 'abcdef', ''].some(isWhole)).toBe(false);
  fc.assert(fc.property(fc.stringMatching(/^\d{3} ?\d{3}$/), (typed) => expect(isWhole(typed)).toBe(true)));
});

test('groups a secret without changing it', () => {
  expect(inGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z2-7]{0,40}$/), (secret) =>
      expect(inGroups(secret).replaceAll(' ', '')).toBe(secret),
    ),
  );
});
