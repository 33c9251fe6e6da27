import { markets } from '@posy/shared-contracts';
import { budgetShares } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import { type UsualCost, usualCost } from '@posy/shared-contracts/rules';
import { color, type Hue } from '@posy/shared-ui';
import { flowerTones } from '#host/flower-tones';

/** A range of guests, with the number that stands for it until somebody says more. */
export interface GuestRange {
  id: 'few' | 'some' | 'many' | 'most';
  from: number;
  /** Null: and more. */
  to: number | null;
  middle: number;
}

/** The ranges that are offered. */
export const guestRanges: readonly GuestRange[] = [
  { id: 'few', from: 1, to: 50, middle: 40 },
  { id: 'some', from: 51, to: 100, middle: 80 },
  { id: 'many', from: 101, to: 150, middle: 125 },
  { id: 'most', from: 151, to: null, middle: 180 },
];

export const rangeOf = (guests: number): GuestRange | null =>
  guestRanges.find(({ from, to }) => guests >= from && (to === null || guests <= to)) ?? null;

/** What a wedding says of its money and place. */
type Market = Pick<Wedding['l10n'], 'country' | 'currency'>;

/** What weddings of this size usually come to; null without guests, and where the plan is kept in another currency than its market's. */
export const usualFor = (guests: number | null, { country, currency }: Market): UsualCost | null =>
  markets.some((market) => market.country === country && market.currency === currency)
    ? usualCost(guests ?? 0, country)
    : null;

/** Whether what is told of seasons and days is about weddings like this one: it is from the UK. */
export const isInUk = ({ country }: Pick<Market, 'country'>): boolean => country === 'GB';

/** A twentieth more or less is still about as much. */
const about = 0.05;
const scaleStep = 100_000;

/** How a budget stands beside what weddings with so many guests usually come to, on a scale from half of that to twice it; null until both are told. */
export const besideUsual = (budget: number, guests: number, market: Market) => {
  const usual = usualFor(guests, market)?.amount;
  if (usual === undefined || budget <= 0) return null;
  const [from, to] = [usual * (1 - about), usual * (1 + about)];
  const where = budget < from ? ('under' as const) : budget > to ? ('over' as const) : ('within' as const);
  const ends = {
    from: Math.floor(usual / 2 / scaleStep) * scaleStep,
    to: Math.ceil((usual * 2) / scaleStep) * scaleStep,
  };
  /** Where an amount stands on the scale, in hundredths; what is beyond stands at its end. */
  const place = (amount: number): number =>
    Math.min(100, Math.max(0, (100 * (amount - ends.from)) / (ends.to - ends.from)));
  return { usual, from, to, where, by: Math.abs(budget - usual), ends, place };
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
