import type { Payment } from '#entities/plan/cost';

type Due = Pick<Payment, 'due' | 'paidOn'>;

/** What is paid next: open payments that have a day, the earliest first. `paymentOf` finds the payment in what is ordered. */
export const nextPaymentsOf = <T>(all: readonly T[], paymentOf: (one: T) => Due): T[] =>
  all
    .filter((one) => paymentOf(one).paidOn === null && paymentOf(one).due !== null)
    .toSorted((a, b) => (paymentOf(a).due ?? '').localeCompare(paymentOf(b).due ?? ''));
