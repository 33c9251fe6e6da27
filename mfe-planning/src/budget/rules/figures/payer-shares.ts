import { splitAmount, sumAmounts } from '@posy/shared-contracts/rules';
import { byKey } from '../by-key';
import type { CostItem, PaymentDocument } from '../cost-items';

/** One payer's share of an item: the item with their part of each figure and their payments. */
export interface PayerShare {
  /** Empty for the couple. */
  payer: string;
  item: CostItem;
}

const amountsOf = (payments: readonly PaymentDocument[]): number => sumAmounts(payments.map(({ amount }) => amount));

/**
 * Splits an item among its payers: the person named by a payment pays it, the item's own payer pays the rest. The
 * shares of estimate, quote, amount and paid add up to the item's.
 */
export const payerShares = (item: CostItem): PayerShare[] => {
  const own = item.cost.payer.trim();
  const byName = byKey(item.payments, ({ payer }) => payer.trim() || own);
  const others = [...byName].filter(([payer]) => payer !== own);
  if (others.length === 0) return [{ payer: own, item }];
  const planned = others.map(([, payments]) => amountsOf(payments));
  const parts = [...planned, Math.max(0, item.amount - sumAmounts(planned))];
  const weights = parts.some((part) => part > 0) ? parts : parts.map(() => 1);
  const split = (amount: number): number[] => splitAmount(amount, weights);
  const [estimates, quotes, amounts] = [split(item.estimate), split(item.quoted), split(item.amount)];
  return [...others, [own, byName.get(own) ?? []] as const].map(([payer, payments], index) => {
    const amount = amounts[index] ?? 0;
    const paid = amountsOf(payments.filter(({ paidOn }) => paidOn !== null));
    const figures = { estimate: estimates[index] ?? 0, quoted: quotes[index] ?? 0, amount, paid };
    return { payer, item: { ...item, ...figures, payments, due: Math.max(0, amount - paid) } };
  });
};
