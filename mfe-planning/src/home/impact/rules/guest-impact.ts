import type { Heads } from '@posy/shared-contracts/rules';
import { type CostDocument, costItems, reckonedPerHead, totalsOf } from '#budget/public';

/** What another guess of guests means for the budget, in minor units. */
export interface GuestImpact {
  /** Costs that follow the guest count and have no quote for everything. */
  costs: number;
  /** What all of these come to, before and after. */
  before: number;
  after: number;
}

/** What counting `to` instead of `from` does to the costs that follow the guest count. */
export const guestImpact = (costs: readonly CostDocument[], from: Heads, to: Heads): GuestImpact => {
  const following = costs.filter((cost) => reckonedPerHead(cost) !== null);
  const sumWith = (heads: Heads): number => totalsOf(costItems(following, [], heads)).amount;
  return { costs: following.length, before: sumWith(from), after: sumWith(to) };
};
