import * as fc from 'fast-check';
import { inOrder, rangeOf, stepsOf } from './price-steps';

const spread = { from: 120_000, step: 50_000, counts: [3, 8, 5, 1] };
const none = { priceMin: null, priceMax: null };

describe('the steps of a range of prices', () => {
  test('each is the price at its end; the first and the last ask for none', () => {
    expect([1, 2, 3, 4].map((high) => rangeOf(spread, { low: 0, high }).priceMax)).toEqual([1700, 2200, 2700, null]);
    expect([0, 1, 2, 3].map((low) => rangeOf(spread, { low, high: 4 }).priceMin)).toEqual([null, 1700, 2200, 2700]);
  });

  test('prices that steps ask for are those steps again', () => {
    const spreads = fc.record({
      from: fc.integer({ min: 0, max: 1_000_000 }),
      step: fc.integer({ min: 300, max: 500_000 }),
      counts: fc.array(fc.nat(), { minLength: 2, maxLength: 24 }),
    });
    fc.assert(
      fc.property(spreads, fc.nat({ max: 23 }), fc.nat({ max: 23 }), (some, one, other) => {
        const most = some.counts.length;
        const low = Math.min(one, other, most - 1);
        const high = Math.min(Math.max(one, other, low + 1), most);
        expect(stepsOf(some, rangeOf(some, { low, high }))).toEqual({ low, high });
      }),
    );
  });

  test.each([
    [none, { low: 0, high: 4 }],
    [
      { priceMin: null, priceMax: 100 },
      { low: 0, high: 1 },
    ],
    [
      { priceMin: 99_998, priceMax: 99_999 },
      { low: 3, high: 4 },
    ],
    [
      { priceMin: 100, priceMax: null },
      { low: 0, high: 4 },
    ],
  ])('a range of %j beside them has its ends a step apart within them', (range, steps) => {
    expect(stepsOf(spread, range)).toEqual(steps);
  });

  test('ends that were typed the wrong way round change places', () => {
    expect(inOrder({ priceMin: 5000, priceMax: 2000 })).toEqual({ priceMin: 2000, priceMax: 5000 });
    expect(inOrder({ priceMin: 5000, priceMax: null })).toEqual({ priceMin: 5000, priceMax: null });
  });
});
