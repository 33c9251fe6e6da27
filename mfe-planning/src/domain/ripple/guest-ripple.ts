import { costItems, type CostDocument } from '../budget/cost-items';
import { totalsOf } from '../budget/totals';

/** What another guess of guests means for the budget, in minor units. */
export interface GuestRipple {
  /** Costs that follow the guest count and have no quote for everything. */
  costs: number;
  /** What all of these come to, before and after. */
  before: number;
  after: number;
}

/** What counting `to` guests instead of `from` does to the costs that follow the guest count. */
export const guestRipple = (costs: readonly CostDocument[], from: number | null, to: number | null): GuestRipple => {
  const following = costs.filter(({ perHead, actual }) => perHead !== null && actual === 0);
  const sumWith = (count: number | null): number =>
    totalsOf(costItems(following, [], { day: count ?? 0, all: count ?? 0 })).amount;
  return { costs: following.length, before: sumWith(from), after: sumWith(to) };
};
