import { nextPaymentsOf } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import type { CostItem, PaymentDocument } from './cost-items';

/** A payment with the item it belongs to. */
export interface PlannedPayment {
  payment: PaymentDocument;
  item: CostItem;
}

/** Every payment of the items. */
export const paymentsOf = (items: readonly CostItem[]): PlannedPayment[] =>
  items.flatMap((item) => item.payments.map((payment) => ({ payment, item })));

/** Open payments with a day, the next first. */
export const nextPayments = (items: readonly CostItem[]): PlannedPayment[] =>
  nextPaymentsOf(paymentsOf(items), ({ payment }) => payment);

/** The state of a payment on a day. */
export type PaymentState = 'paid' | 'undated' | 'later' | 'soon' | 'today' | 'past';

/** Returns the first day of a payment's reminder, yyyy-MM-dd; null for no reminder. */
export const remindFrom = ({ due, remindDaysBefore }: PaymentDocument): string | null =>
  due === null || remindDaysBefore === null
    ? null
    : DateTime.fromISO(due, { zone: 'utc' }).minus({ days: remindDaysBefore }).toFormat('yyyy-MM-dd');

/** Returns a payment's state on `today` (yyyy-MM-dd): `soon` from the day of its reminder. */
export const paymentState = (payment: PaymentDocument, today: string): PaymentState => {
  if (payment.paidOn !== null) return 'paid';
  if (payment.due === null) return 'undated';
  if (payment.due < today) return 'past';
  if (payment.due === today) return 'today';
  const from = remindFrom(payment);
  return from !== null && from <= today ? 'soon' : 'later';
};

/**
 * Returns the payments to show as reminders on `today`: their reminder has come, they are due, or their day has passed.
 */
export const remindersOn = (items: readonly CostItem[], today: string): PlannedPayment[] =>
  nextPayments(items).filter(({ payment }) => ['soon', 'today', 'past'].includes(paymentState(payment, today)));
