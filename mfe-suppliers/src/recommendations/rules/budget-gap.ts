import type { Money, SupplierCard } from '@posy/shared-contracts/entities';
import { type AskedFor, ourPrice } from '@posy/shared-contracts/rules';

/** By how much a supplier's price for this couple differs from what they set aside. */
export interface BudgetGap {
  kind: 'under' | 'over';
  by: Money;
}

/** Units of a price that buys the whole. */
const whole: ReadonlySet<string | undefined> = new Set(['total', 'from', undefined]);

/**
 * Returns the difference; null where the two cannot be compared, or are equal. A price that is only where prices begin
 * may be over the budget, and is never under it: its end is open.
 */
export const budgetGap = (price: SupplierCard['price'], asked: AskedFor, planned: Money): BudgetGap | null => {
  if (price === null || planned.amount === 0 || price.from.currency !== planned.currency) return null;
  const ours = ourPrice(price, asked);
  if (ours.kind !== 'guests' && !whole.has(price.unit)) return null;
  const gap = (kind: BudgetGap['kind'], amount: number): BudgetGap => ({
    kind,
    by: { amount: Math.abs(amount - planned.amount), currency: planned.currency },
  });
  if (ours.price.amount > planned.amount) return gap('over', ours.price.amount);
  const most = ours.kind === 'between' ? ours.to.amount : ours.price.amount;
  const isOpen = price.unit === 'from' || (ours.kind === 'from' && asked.day === null);
  return isOpen || most >= planned.amount ? null : gap('under', most);
};
