import type { Cost, Payment } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { nextPaymentsOf } from '@posy/shared-contracts/rules';

type SupplierPayment = Pick<Payment, 'costId' | 'amount' | 'due' | 'paidOn'>;

/** Returns the next payment to a supplier from the budget: the earliest open one with a day; null without any. */
export const nextPaymentTo = (
  supplierId: string,
  costs: readonly Identified<Pick<Cost, 'supplierId'>>[],
  payments: readonly SupplierPayment[],
): SupplierPayment | null => {
  const theirs = new Set(costs.filter((cost) => cost.supplierId === supplierId).map(({ id }) => id));
  const agreed = payments.filter(({ costId }) => theirs.has(costId));
  return nextPaymentsOf(agreed, (payment) => payment)[0] ?? null;
};
