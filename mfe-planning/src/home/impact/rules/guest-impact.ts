import type { Heads } from '@posy/shared-contracts/rules';
import { type CostDocument, costItems, reckonedPerHead, totalsOf } from '#budget/public';

/** The effect of another estimate of guests on the budget, in minor units. */
export interface GuestImpact {
  /** Number of costs that follow the guest count and have no quote for everything. */
  costs: number;
  /** The sum of these costs before and after. */
  before: number;
  after: number;
}

/** Returns the effect of counting `to` instead of `from` on the costs that follow the guest count. */
export const guestImpact = (costs: readonly CostDocument[], from: Heads, to: Heads): GuestImpact => {
  const following = costs.filter((cost) => reckonedPerHead(cost) !== null);
  const sumWith = (heads: Heads): number => totalsOf(costItems(following, [], heads)).amount;
  return { costs: following.length, before: sumWith(from), after: sumWith(to) };
};
