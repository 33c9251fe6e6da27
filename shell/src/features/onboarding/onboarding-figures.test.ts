import { budgetParts, guestRanges, hasFigures, placeOnScale, rangeOf } from './onboarding-figures';

it('[R1-08] every number of guests has one range, whose own number lies in it', () => {
  expect([1, 50, 51, 100, 101, 150, 151, 900].map((guests) => rangeOf(guests)?.id)).toEqual([
    'few',
    'few',
    'some',
    'some',
    'many',
    'many',
    'most',
    'most',
  ]);
  expect(rangeOf(0)).toBeNull();
  for (const range of guestRanges) expect(rangeOf(range.middle)).toBe(range);
});

it('[R1-08] a budget falls into parts that are the whole of it', () => {
  expect(budgetParts.reduce((sum, { share }) => sum + share, 0)).toBe(100);
});

it('[R1-08] figures from the UK are for weddings there, in pounds', () => {
  expect(hasFigures({ country: 'GB', currency: 'GBP' })).toBe(true);
  expect(hasFigures({ country: 'DE', currency: 'EUR' })).toBe(false);
});

it('[R1-08] a budget stands on the scale, at its end when it is beyond', () => {
  expect([0, 1_000_000, 2_250_000, 9_900_000].map(placeOnScale)).toEqual([0, 0, 50, 100]);
});
