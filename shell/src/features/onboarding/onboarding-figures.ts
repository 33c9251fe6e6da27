import type { CountryCode, CurrencyCode } from '@posy/shared-contracts';

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

/** What weddings in the UK usually come to, in pence. */
export const usualSpend = { from: 2_080_000, to: 2_325_000 };

/** The ends of the scale that a budget is shown on, in pence. */
export const budgetScale = { from: 1_000_000, to: 3_500_000 };

/** Where an amount stands on that scale, in hundredths; what is beyond stands at its end. */
export const placeOnScale = (amount: number): number =>
  Math.min(100, Math.max(0, (100 * (amount - budgetScale.from)) / (budgetScale.to - budgetScale.from)));

/** How a budget usually falls, in hundredths; the rest is for everything else. */
export const budgetParts = [
  { id: 'venue', share: 26, hue: 'stem' },
  { id: 'catering', share: 20, hue: 'primrose' },
  { id: 'photographs', share: 9, hue: 'peony' },
  { id: 'clothes', share: 11, hue: 'bluebell' },
  { id: 'flowers', share: 6, hue: 'apricot' },
  { id: 'decoration', share: 4, hue: 'fern' },
  { id: 'music', share: 4, hue: 'sweetpea' },
  { id: 'rest', share: 15, hue: 'apricot' },
  { id: 'reserve', share: 5, hue: 'fern' },
] as const;
