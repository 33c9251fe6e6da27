import type { CountryCode, CurrencyCode } from '@posy/shared-contracts';
import { budgetShares } from '@posy/shared-contracts/constants';
import { color, type Hue } from '@posy/shared-ui';
import { flowerTones } from '#host/flower-tones';

/** A range of guests, with the number that stands for it until somebody says more. */
export interface GuestRange {
  id: 'few' | 'some' | 'many' | 'most';
  from: number;
  /** Null: and more. */
  to: number | null;
  middle: number;
  /** What a wedding of this size usually comes to in the UK, in pence. */
  usual: number;
}

/** UK averages by guests at dinner. */
export const guestRanges: readonly GuestRange[] = [
  { id: 'few', from: 1, to: 50, middle: 40, usual: 1_200_000 },
  { id: 'some', from: 51, to: 100, middle: 80, usual: 2_030_000 },
  { id: 'many', from: 101, to: 150, middle: 125, usual: 2_520_000 },
  { id: 'most', from: 151, to: null, middle: 180, usual: 3_740_000 },
];

export const rangeOf = (guests: number): GuestRange | null =>
  guestRanges.find(({ from, to }) => guests >= from && (to === null || guests <= to)) ?? null;

/** Whether the figures are about weddings like this one: they are from the UK, in pounds. */
export const hasFigures = ({ country, currency }: { country: CountryCode; currency: CurrencyCode }): boolean =>
  country === 'GB' && currency === 'GBP';

/** The ends of the scale that a budget is shown on, in pence. */
export const budgetScale = { from: 1_000_000, to: 4_000_000 };

/** Where an amount stands on that scale, in hundredths; what is beyond stands at its end. */
export const placeOnScale = (amount: number): number =>
  Math.min(100, Math.max(0, (100 * (amount - budgetScale.from)) / (budgetScale.to - budgetScale.from)));

/** A twentieth more or less is still about as much. */
const about = 0.05;

/** How a budget stands beside what weddings with so many guests usually come to; null until both are told. */
export const besideUsual = (budget: number, guests: number) => {
  const usual = rangeOf(guests)?.usual;
  if (usual === undefined || budget <= 0) return null;
  const from = usual * (1 - about);
  const to = usual * (1 + about);
  const where = budget < from ? ('under' as const) : budget > to ? ('over' as const) : ('within' as const);
  return { usual, from, to, where, by: Math.abs(budget - usual) };
};

const part = <Id extends string>(id: Id, hue: Hue | null, ...groups: readonly (keyof typeof budgetShares)[]) => ({
  id,
  /** Of its own: no two parts have the same. Without one it is grey. */
  hue,
  groups,
  share: groups.reduce((sum, group) => sum + budgetShares[group], 0),
});

/** How a budget usually falls, in hundredths: groups of its costs taken together, the same that a first budget has. */
export const budgetParts = [
  part('venue', 'stem', 'venues'),
  part('catering', 'primrose', 'caterers'),
  part('photographs', 'peony', 'photographers', 'video'),
  part('clothes', 'bluebell', 'dress', 'menswear'),
  part('flowers', 'apricot', 'florists'),
  part('decoration', 'fern', 'decoration'),
  part('music', 'sweetpea', 'music'),
  part('rest', null, 'entertainment', 'cakes', 'beauty', 'stationery', 'transport', 'ceremony'),
  part('reserve', null, 'contingency'),
];

/** The colour of a part, in the drawing and beside its figure. What is put by is the paler of the two greys. */
export const toneOf = ({ id, hue }: (typeof budgetParts)[number]): string => {
  if (hue !== null) return flowerTones[hue];
  return id === 'rest' ? color.inkSoft : color.lineStrong;
};
