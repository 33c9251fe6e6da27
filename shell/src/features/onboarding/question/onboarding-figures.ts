import { markets } from '@posy/shared-contracts';
import { budgetShares } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import { type UsualCost, usualCost } from '@posy/shared-contracts/rules';
import { color, type Hue } from '@posy/shared-ui';
import { flowerTones } from '#host/flower-tones';

/** A range of guests, with the number that represents it until the couple gives one. */
export interface GuestRange {
  id: 'few' | 'some' | 'many' | 'most';
  from: number;
  /** Null for an open end. */
  to: number | null;
  middle: number;
}

/** The ranges to choose from. */
export const guestRanges: readonly GuestRange[] = [
  { id: 'few', from: 1, to: 50, middle: 40 },
  { id: 'some', from: 51, to: 100, middle: 80 },
  { id: 'many', from: 101, to: 150, middle: 125 },
  { id: 'most', from: 151, to: null, middle: 180 },
];

export const rangeOf = (guests: number): GuestRange | null =>
  guestRanges.find(({ from, to }) => guests >= from && (to === null || guests <= to)) ?? null;

/** The country and the currency of a wedding. */
type WeddingMarket = Pick<Wedding['l10n'], 'country' | 'currency'>;

/**
 * Returns the usual cost of a wedding with this many guests; null without guests, and for a plan in another currency
 * than its market's.
 */
export const usualFor = (guests: number | null, { country, currency }: WeddingMarket): UsualCost | null =>
  markets.some((market) => market.country === country && market.currency === currency)
    ? usualCost(guests ?? 0, country)
    : null;

/** Returns true for a wedding in the UK: the facts about seasons and days are from there. */
export const isInUk = ({ country }: Pick<WeddingMarket, 'country'>): boolean => country === 'GB';

/** A difference of one twentieth still counts as about the same. */
const about = 0.05;
const scaleStep = 100_000;

/**
 * Compares a budget with the usual cost for this many guests, on a scale from half of it to twice it; null until both
 * are known.
 */
export const besideUsual = (budget: number, guests: number, market: WeddingMarket) => {
  const usual = usualFor(guests, market)?.amount;
  if (usual === undefined || budget <= 0) return null;
  const [from, to] = [usual * (1 - about), usual * (1 + about)];
  const where = budget < from ? ('under' as const) : budget > to ? ('over' as const) : ('within' as const);
  const ends = {
    from: Math.floor(usual / 2 / scaleStep) * scaleStep,
    to: Math.ceil((usual * 2) / scaleStep) * scaleStep,
  };
  /** Returns the position of an amount on the scale, in hundredths; amounts beyond it are at its end. */
  const place = (amount: number): number =>
    Math.min(100, Math.max(0, (100 * (amount - ends.from)) / (ends.to - ends.from)));
  return { usual, from, to, where, by: Math.abs(budget - usual), ends, place };
};

const part = <Id extends string>(id: Id, hue: Hue | null, ...groups: readonly (keyof typeof budgetShares)[]) => ({
  id,
  /** A colour that no other part has; grey without one. */
  hue,
  groups,
  share: groups.reduce((sum, group) => sum + budgetShares[group], 0),
});

/** The usual distribution of a budget, in hundredths: groups of its costs, the same as in a first budget. */
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

/** Returns a part's colour, in the drawing and beside its figure. The reserve has the paler of the two greys. */
export const toneOf = ({ id, hue }: (typeof budgetParts)[number]): string => {
  if (hue !== null) return flowerTones[hue];
  return id === 'rest' ? color.inkSoft : color.lineStrong;
};
