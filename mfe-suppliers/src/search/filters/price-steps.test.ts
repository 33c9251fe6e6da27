import * as fc from 'fast-check';
import { priceAt, stepOf } from './price-steps';

const spread = { from: 120_000, step: 50_000, counts: [3, 8, 5, 1] };

describe('the steps of a price', () => {
  test('each is the price at its end; all of them ask for none', () => {
    expect([1, 2, 3, 4].map((step) => priceAt(spread, step))).toEqual([1700, 2200, 2700, null]);
  });

  test('a price that a step asks for is that step again', () => {
    const spreads = fc.record({
      from: fc.integer({ min: 0, max: 1_000_000 }),
      step: fc.integer({ min: 200, max: 500_000 }),
      counts: fc.array(fc.nat(), { minLength: 2, maxLength: 24 }),
    });
    fc.assert(
      fc.property(spreads, fc.integer({ min: 1, max: 24 }), (some, step) => {
        const held = Math.min(step, some.counts.length);
        expect(stepOf(some, priceAt(some, held))).toBe(held);
      }),
    );
  });

  test.each([
    [null, 4],
    [100, 1],
    [99_999, 4],
  ])('a price of %s beside them is within them', (price, step) => {
    expect(stepOf(spread, price)).toBe(step);
  });
});
