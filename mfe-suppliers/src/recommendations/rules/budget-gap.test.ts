import { exampleCard } from '#testing/examples';
import { budgetGap } from './budget-gap';

const price = (changes: object = {}) =>
  ({
    ...exampleCard().price,
    saturday: null,
    otherDays: null,
    unit: 'total',
    from: { amount: 185000, currency: 'GBP' },
    ...changes,
  }) as never;
const asked = { day: '2027-09-25', guests: 95 };
const planned = { amount: 216000, currency: 'GBP' as const };

describe('the difference to the budget', () => {
  test('is what a couple would pay less or more than they set aside', () => {
    expect(budgetGap(price(), asked, planned)).toEqual({ kind: 'under', by: { amount: 31000, currency: 'GBP' } });
    expect(budgetGap(price({ from: { amount: 230000, currency: 'GBP' } }), asked, planned)).toEqual({
      kind: 'over',
      by: { amount: 14000, currency: 'GBP' },
    });
  });

  test('counts a price for each guest times their guests', () => {
    const perHead = price({ unit: 'per-head', from: { amount: 2000, currency: 'GBP' } });
    expect(budgetGap(perHead, asked, planned)).toEqual({ kind: 'under', by: { amount: 26000, currency: 'GBP' } });
    expect(budgetGap(perHead, { ...asked, guests: null }, planned)).toBeNull();
  });

  test.each([
    ['a price on request', null, planned],
    ['nothing set aside', price(), { ...planned, amount: 0 }],
    ['another currency', price(), { ...planned, currency: 'EUR' as const }],
    ['a price for each day', price({ unit: 'per-day' }), planned],
    ['exactly what was set aside', price({ from: planned }), planned],
    ['a price that only begins there', price({ unit: 'from' }), planned],
    [
      'prices on both sides of it',
      price({ condition: 'Monday to Thursday', saturday: { amount: 250000, currency: 'GBP' } }),
      planned,
      '2027-09-24',
    ],
  ])('is unknown for %s', (_what, stated, aside, day = asked.day) => {
    expect(budgetGap(stated, { ...asked, day }, aside)).toBeNull();
  });
});
