import type { Money, SupplierCard } from '@posy/shared-contracts/entities';
import { type AskedFor, ourPrice } from '@posy/shared-contracts/rules';

/** By how much a supplier's price for this couple differs from what they set aside. */
export interface BudgetGap {
  kind: 'under' | 'over';
  by: Money;
}

/** Units of a price that buys the whole. */
const whole: ReadonlySet<string | undefined> = new Set(['total', 'from', undefined]);

/** Returns the difference; null where the two cannot be compared, or are equal. */
export const budgetGap = (price: SupplierCard['price'], asked: AskedFor, planned: Money): BudgetGap | null => {
  if (price === null || planned.amount === 0 || price.from.currency !== planned.currency) return null;
  const ours = ourPrice(price, asked);
  if (ours.kind !== 'guests' && !whole.has(price.unit)) return null;
  const more = ours.price.amount - planned.amount;
  return more === 0
    ? null
    : { kind: more < 0 ? 'under' : 'over', by: { amount: Math.abs(more), currency: planned.currency } };
};
