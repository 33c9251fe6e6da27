import { sumAmounts } from '@posy/shared-contracts/rules';
import type { CostItem } from '../cost-items';
import { totalsOf } from './totals';

/** Where the money of a budget is, in minor units: the parts are the whole of it, or of what it is over. */
export interface BudgetStanding {
  paid: number;
  /** Quoted or agreed, and not paid yet. */
  quoted: number;
  /** Reckoned with where nobody has quoted yet, and not paid. */
  planned: number;
  /** What nothing is planned for; 0 when it is over. */
  left: number;
  /** What the costs are more than the budget. */
  over: number;
}

/** Where the money of a budget is. What is planned for is not left, whether somebody quoted for it or not. */
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
