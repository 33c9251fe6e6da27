import { sumAmounts } from '@posy/shared-contracts/rules';
import type { CostItem } from '../cost-items';
import { totalsOf } from './totals';

/**
 * The distribution of a budget, in minor units. The parts add up to the budget, or to the costs when they exceed it.
 */
export interface BudgetStanding {
  paid: number;
  /** Quoted or agreed, and not yet paid. */
  quoted: number;
  /** Estimated without a quote, and not yet paid. */
  planned: number;
  /** The part that no cost uses; 0 when the costs exceed the budget. */
  left: number;
  /** The amount by which the costs exceed the budget. */
  over: number;
}

/** Returns the distribution of a budget. A planned cost uses its part, with or without a quote. */
export const budgetStanding = (budget: number, items: readonly CostItem[]): BudgetStanding => {
  const { amount, paid } = totalsOf(items);
  const quoted = sumAmounts(items.map((item) => Math.max(0, item.quoted - item.paid)));
  return {
    paid,
    quoted,
    planned: Math.max(0, amount - paid - quoted),
    left: Math.max(0, budget - amount),
    over: Math.max(0, amount - budget),
  };
};
