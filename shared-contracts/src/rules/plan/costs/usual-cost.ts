import { usualCosts } from '#constants';
import type { Wedding } from '#entities';

/** Usual cost of a wedding of a size, in minor units of its market's currency. */
export interface UsualCost {
  amount: number;
  /** Change for one guest more or fewer. */
  each: number;
  /** Set when the number of guests is outside the surveyed sizes: the figure is extrapolated. */
  beyond: 'fewer' | 'more' | null;
}

const minorPerUnit = 100;
/** A usual total is said in whole hundreds, what a guest adds in whole tens. */
const [amountStep, eachStep] = [100 * minorPerUnit, 10 * minorPerUnit];

const rounded = (amount: number, step: number): number => Math.round(amount / step) * step;

/** The stretch of the curve that a number of guests lies on, or the one that it goes on from. */
const stretchFor = (guests: number) => {
  const { points } = usualCosts;
  const found = points.findIndex((point) => guests < point.guests);
  const at = found < 0 ? points.length - 1 : Math.max(1, found);
  const [from, to] = [points[at - 1] ?? points[0], points[at] ?? points[0]];
  return { from, each: (to.cost - from.cost) / (to.guests - from.guests) };
};

/**
 * Returns the usual cost of weddings with this number of guests: the one source of every such figure. It is
 * interpolated by the head between the surveyed sizes, so that each guest counts. Null without guests.
 */
export const usualCost = (guests: number, country: Wedding['l10n']['country']): UsualCost | null => {
  if (guests < 1) return null;
  const { from, each } = stretchFor(guests);
  const inMarket = (cost: number): number => (cost * minorPerUnit * usualCosts.marketPercent[country]) / 100;
  return {
    amount: Math.max(amountStep, rounded(inMarket(from.cost + each * (guests - from.guests)), amountStep)),
    each: rounded(inMarket(each), eachStep),
    beyond: guests < usualCosts.fewest ? 'fewer' : guests > usualCosts.most ? 'more' : null,
  };
};
