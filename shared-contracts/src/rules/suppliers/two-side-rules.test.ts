import fc from 'fast-check';
import type { Money } from '#entities';
import { addMoney, capToToday, isWebsiteOfOtherDomain, mayEnquire, splitAmount, sumAmounts } from '..';

const pounds = (amount: number): Money => ({ amount, currency: 'GBP' });
const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  test('splits so that the parts add up exactly, whatever the weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, weights, (amount, shares) => {
        fc.pre(shares.some((share) => share > 0));
        const parts = splitAmount(amount, shares);
        expect(sumAmounts(parts)).toBe(amount);
        parts.forEach((part, index) => {
          const exact = (amount * (shares[index] ?? 0)) / shares.reduce((sum, share) => sum + share, 0);
          expect(Math.abs(part - exact)).toBeLessThan(1.0001);
        });
      }),
    );
  });
  test('adds in any order to the same', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (a, b, c) => {
        const left = addMoney(addMoney(pounds(a), pounds(b)), pounds(c));
        expect(left).toEqual(addMoney(pounds(a), addMoney(pounds(b), pounds(c))));
      }),
    );
  });
  test('refuses to add two currencies, fractions of a penny, and more than can be counted', () => {
    expect(() => addMoney(pounds(1), { amount: 1, currency: 'EUR' })).toThrow('GBP and EUR');
    expect(() => sumAmounts([1, 1.5])).toThrow(RangeError);
    expect(() => addMoney(pounds(Number.MAX_SAFE_INTEGER), pounds(1))).toThrow(RangeError);
    expect(() => splitAmount(1, [0])).toThrow(RangeError);
  });
});

test.each([
  ['https://www.larkfield.example/weddings', 'info@larkfield.example', false],
  ['larkfield.example', 'info@larkfield.example', false],
  ['https://larkfield.example', 'larkfield@mail.example', true],
  ['https://elsewhere.example/?to=larkfield.example', 'info@larkfield.example', true],
  ['https://notlarkfield.example', 'info@larkfield.example', true],
  ['', 'info@larkfield.example', false],
  ['https://larkfield.example', '', false],
])('flags website %j with e-mail %j: %s', (website, email, isFlagged) => {
  expect(isWebsiteOfOtherDomain(website, email)).toBe(isFlagged);
});

test('caps a day at today and nothing else', () => {
  expect(capToToday('2027-01-01', '2026-11-20')).toBe('2026-11-20');
  expect(capToToday('2026-01-01', '2026-11-20')).toBe('2026-01-01');
});

test('lets a tenth enquiry of a category be opened and no eleventh', () => {
  expect(mayEnquire(9)).toBe(true);
  expect(mayEnquire(10)).toBe(false);
});
