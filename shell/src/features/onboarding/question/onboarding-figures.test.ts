import { budgetShares } from '@posy/shared-contracts/constants';
import { usualCost } from '@posy/shared-contracts/rules';
import { messages } from '../messages/en-GB';
import { besideUsual, budgetParts, guestRanges, rangeOf, toneOf, usualFor } from './onboarding-figures';

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

const uk = { country: 'GB', currency: 'GBP' } as const;

test('a usual total is shown in the market’s own currency, by the same curve as everywhere [F-H2]', () => {
  expect(usualFor(85, uk)).toEqual(usualCost(85, 'GB'));
  expect(usualFor(85, { country: 'DE', currency: 'EUR' })).toEqual(usualCost(85, 'DE'));
  expect(usualFor(85, { country: 'DE', currency: 'GBP' })).toBeNull();
  expect(usualFor(null, uk)).toBeNull();
});

test('a budget stands on a scale around what is usual, at its end when it is beyond [R1-08]', () => {
  const place = besideUsual(1, 80, uk)?.place;
  expect([0, 1_000_000, 2_000_000, 9_900_000].map((amount) => Math.round(place?.(amount) ?? -1))).toEqual([
    0, 0, 32, 100,
  ]);
});

test('a budget stands beside the one figure that is shown for so many guests [R1-15] [F-H2]', () => {
  for (const guests of [12, 52, 85, 125, 180, 300]) {
    const usual = usualCost(guests, 'GB')?.amount ?? 0;
    expect(besideUsual(usual, guests, uk)).toMatchObject({ usual, where: 'within', by: 0 });
    expect(besideUsual(usual / 2, guests, uk)).toMatchObject({ usual, where: 'under', by: usual / 2 });
    expect(besideUsual(usual * 2, guests, uk)).toMatchObject({ usual, where: 'over', by: usual });
  }
  expect([besideUsual(0, 80, uk), besideUsual(2_000_000, 0, uk)]).toEqual([null, null]);
});

test('only one sentence says what is usual, and of no place: the figures are from the whole country [R1-15]', () => {
  const usual = Object.entries(messages).filter(([, text]) => /usually .*\{amount\}/.test(text));
  expect(usual.map(([id]) => id)).toEqual(['shell.onboarding.guests.tip']);
  expect(usual.every(([, text]) => !text.includes('{place}'))).toBe(true);
});
