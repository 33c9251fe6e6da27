import { budgetShares } from '@posy/shared-contracts/constants';
import { messages } from '../messages/en-GB';
import { besideUsual, budgetParts, guestRanges, hasFigures, placeOnScale, rangeOf, toneOf } from './onboarding-figures';

test('every number of guests has one range, whose own number lies in it [R1-08]', () => {
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

test('a budget falls into parts that are the whole of it [R1-08]', () => {
  expect(budgetParts.reduce((sum, { share }) => sum + share, 0)).toBe(100);
});

test('the parts are the groups that a first budget has, each once, with its share [R1-03]', () => {
  const groups = budgetParts.flatMap((part) => part.groups);
  expect([...groups].sort()).toEqual(Object.keys(budgetShares).sort());
  expect(budgetParts.find(({ id }) => id === 'photographs')?.share).toBe(12);
});

test('no two parts of a budget have the same colour [R1-08]', () => {
  expect(new Set(budgetParts.map(toneOf)).size).toBe(budgetParts.length);
});

test('figures from the UK are for weddings there, in pounds [R1-08]', () => {
  expect(hasFigures({ country: 'GB', currency: 'GBP' })).toBe(true);
  expect(hasFigures({ country: 'DE', currency: 'EUR' })).toBe(false);
});

test('a budget stands on the scale, at its end when it is beyond [R1-08]', () => {
  expect([0, 1_000_000, 2_500_000, 9_900_000].map(placeOnScale)).toEqual([0, 0, 50, 100]);
});

test('a budget stands beside the one figure that is told for so many guests [R1-15]', () => {
  for (const { middle, usual } of guestRanges) {
    expect(besideUsual(usual, middle)).toMatchObject({ usual, where: 'within', by: 0 });
    expect(besideUsual(usual - 200_000, middle)).toMatchObject({ usual, where: 'under', by: 200_000 });
    expect(besideUsual(usual + 200_000, middle)).toMatchObject({ usual, where: 'over', by: 200_000 });
  }
  expect([besideUsual(0, 80), besideUsual(2_000_000, 0)]).toEqual([null, null]);
});

test('only one sentence says what is usual, and of no place: the figures are from the whole country [R1-15]', () => {
  const usual = Object.entries(messages).filter(([, text]) => /usually .*\{amount\}/.test(text));
  expect(usual.map(([id]) => id)).toEqual(['shell.onboarding.guests.tip']);
  expect(usual.every(([, text]) => !text.includes('{place}'))).toBe(true);
});
