import type { Payment } from '#entities/plan/cost';

type Due = Pick<Payment, 'due' | 'paidOn'>;

/** Returns the next payments: open ones with a day, the earliest first. `paymentOf` returns the payment of an item. */
export const nextPaymentsOf = <T>(all: readonly T[], paymentOf: (one: T) => Due): T[] =>
  all
    .filter((one) => paymentOf(one).paidOn === null && paymentOf(one).due !== null)
    .toSorted((a, b) => (paymentOf(a).due ?? '').localeCompare(paymentOf(b).due ?? ''));
