import fc from 'fast-check';
import { usualCosts } from '#constants';
import { usualCost } from './usual-cost';

const pounds = (guests: number): number => (usualCost(guests, 'GB')?.amount ?? 0) / 100;

test('at the surveyed sizes it is what was surveyed, and between them each guest counts [F-H1]', () => {
  for (const { guests, cost } of usualCosts.points) expect(pounds(guests)).toBe(cost);
  expect([52, 85, 100, 101].map(pounds)).toEqual([14_500, 20_800, 22_500, 22_600]);
  expect([60, 100, 150].map((guests) => usualCost(guests, 'GB')?.each)).toEqual([21_000, 11_000, 22_000]);
});

test('no guest makes a wedding cheaper, and one more never moves it by thousands [F-H1]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), (guests) => {
      const more = pounds(guests + 1) - pounds(guests);
      expect(more).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThanOrEqual(300);
    }),
  );
});

test('its ends are reported, and beyond them it goes on by the head [F-H1]', () => {
  const beyond = [0, 1, 19, 20, 200, 201, 1000].map((guests) => usualCost(guests, 'GB')?.beyond);
  expect(beyond).toEqual([undefined, 'fewer', 'fewer', null, null, 'more', 'more']);
  expect(pounds(1000) / 1000).toBeGreaterThan(150);
  expect(pounds(1)).toBeGreaterThan(0);
});

test('a market has it in its own money [F-H1]', () => {
  expect(usualCost(80, 'US')).toEqual({ amount: 3_050_000, each: 16_000, beyond: null });
  expect(usualCost(80, 'DE')?.amount).toBe(1_520_000);
});
