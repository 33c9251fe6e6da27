import type { Cost, Payment } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

type Due = Pick<Payment, 'costId' | 'amount' | 'due' | 'paidOn'>;

/** What is paid next to a supplier, as the budget says it: what is open and has a day, the earliest; null where nothing is. */
export const nextPaymentTo = (
  supplierId: string,
  costs: readonly Identified<Pick<Cost, 'supplierId'>>[],
  payments: readonly Due[],
): Due | null => {
  const theirs = new Set(costs.filter((cost) => cost.supplierId === supplierId).map(({ id }) => id));
  const open = payments.filter(({ costId, due, paidOn }) => paidOn === null && due !== null && theirs.has(costId));
  return open.toSorted((a, b) => (a.due ?? '').localeCompare(b.due ?? ''))[0] ?? null;
};
