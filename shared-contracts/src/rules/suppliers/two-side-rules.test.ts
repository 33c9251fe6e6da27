import fc from 'fast-check';
import { openItemOrder } from '#mount-props';
import type { Money } from '#entities';
import {
  addMoney,
  capToToday,
  firstToClose,
  isWebsiteOfOtherDomain,
  mayEnquire,
  splitMoney,
  sumMoney,
  timesMoney,
} from '..';

const pounds = (amount: number): Money => ({ amount, currency: 'GBP' });
const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  it('splits so that the parts add up exactly, whatever the weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, weights, (amount, shares) => {
        fc.pre(shares.some((share) => share > 0));
        const parts = splitMoney(pounds(amount), shares);
        expect(sumMoney(parts, 'GBP').amount).toBe(amount);
        parts.forEach((part, index) => {
          const exact = (amount * (shares[index] ?? 0)) / shares.reduce((sum, share) => sum + share, 0);
          expect(Math.abs(part.amount - exact)).toBeLessThan(1.0001);
        });
      }),
    );
  });
  it('adds in any order to the same', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (a, b, c) => {
        const left = addMoney(addMoney(pounds(a), pounds(b)), pounds(c));
        expect(left).toEqual(addMoney(pounds(a), addMoney(pounds(b), pounds(c))));
      }),
    );
  });
  it('refuses to add two currencies, fractions of a penny, and more than can be counted', () => {
    expect(() => addMoney(pounds(1), { amount: 1, currency: 'EUR' })).toThrow('GBP and EUR');
    expect(() => timesMoney(pounds(1), 1.5)).toThrow(RangeError);
    expect(() => addMoney(pounds(Number.MAX_SAFE_INTEGER), pounds(1))).toThrow(RangeError);
    expect(() => splitMoney(pounds(1), [0])).toThrow(RangeError);
  });
  it('takes a price per head so many times', () => {
    expect(timesMoney(pounds(8550), 78)).toEqual(pounds(666_900));
  });
});

describe('closing open items', () => {
  it('follows the order, however they were opened', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...openItemOrder], { minLength: 1 }), (kinds) => {
        const first = openItemOrder.find((kind) => kinds.includes(kind));
        expect(firstToClose(kinds.map((kind) => ({ kind })))).toEqual({ kind: first });
      }),
    );
  });
  it('closes the newest of a kind, and nothing when nothing is open', () => {
    expect(firstToClose([{ kind: 'dialog', at: 1 } as const, { kind: 'dialog', at: 2 } as const])?.at).toBe(2);
    expect(firstToClose([])).toBeNull();
  });
});

it.each([
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

it('caps a day at today and nothing else', () => {
  expect(capToToday('2027-01-01', '2026-11-20')).toBe('2026-11-20');
  expect(capToToday('2026-01-01', '2026-11-20')).toBe('2026-01-01');
});

it('lets a tenth enquiry of a category be opened and no eleventh', () => {
  expect(mayEnquire(9)).toBe(true);
  expect(mayEnquire(10)).toBe(false);
});
