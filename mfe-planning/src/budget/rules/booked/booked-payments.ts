import { joinEdits, noEdit } from '@posy/remote-kit/edits';
import type { AgreedPayment } from '@posy/shared-contracts/entities';
import { addPayment, type BudgetEdit, changePayment, removePayment } from '../cost-changes';
import type { PaymentDocument } from '../cost-items';
import { usualReminder } from '../payment-draft';

const prefixOf = (supplierId: string): string => `booked-${encodeURIComponent(supplierId)}-`;

/**
 * Id of the payment for an agreed one. It is derived, so that an event received twice, or by two devices, makes one
 * payment.
 */
const bookedPaymentId = (supplierId: string, { id }: AgreedPayment): string => `${prefixOf(supplierId)}${id}`;

/** Names an agreed payment, in the language of the person who books. */
export type PaymentNames = (payment: AgreedPayment, agreed: readonly AgreedPayment[]) => string;

interface Deal {
  supplierId: string;
  costId: string;
  currency: string;
  agreed: readonly AgreedPayment[];
}

const datesOf = ({ amount, due, paidOn }: AgreedPayment) => ({ amount, due, paidOn });

/** A payment without a day has no reminder. */
const newPayment = (id: string, { costId }: Deal, payment: AgreedPayment, name: string): PaymentDocument => ({
  ...{ id, costId, name, ...datesOf(payment) },
  remindDaysBefore: payment.due === null ? null : usualReminder,
  ...{ payer: '', createdAt: '', updatedAt: '' },
});

/** The open payments that a supplier's booking added. */
const openOf = (payments: readonly PaymentDocument[], supplierId: string): PaymentDocument[] =>
  payments.filter(({ id, paidOn }) => paidOn === null && id.startsWith(prefixOf(supplierId)));

/**
 * Makes the payments that were agreed, changes them with the agreement, and removes those that it no longer has.
 * Payments already made are not touched.
 */
export const agreePayments = (payments: readonly PaymentDocument[], deal: Deal, nameOf: PaymentNames): BudgetEdit => {
  const agreed = deal.agreed.filter(({ currency }) => currency === deal.currency);
  const edits = agreed.map((payment): BudgetEdit => {
    const id = bookedPaymentId(deal.supplierId, payment);
    const stored = payments.find((one) => one.id === id);
    if (stored === undefined) return addPayment(newPayment(id, deal, payment, nameOf(payment, agreed)));
    return stored.paidOn === null ? changePayment(stored, datesOf(payment)) : noEdit;
  });
  const wanted = new Set(agreed.map((payment) => bookedPaymentId(deal.supplierId, payment)));
  const gone = openOf(payments, deal.supplierId).filter(({ id }) => !wanted.has(id));
  return joinEdits(...edits, ...gone.map(removePayment));
};

/**
 * Removes the open payments of a supplier that is no longer booked. With `agreed`, changed payments stay; null removes
 * all of them.
 */
export const forgetPayments = (
  payments: readonly PaymentDocument[],
  supplierId: string,
  agreed: readonly AgreedPayment[] | null,
): BudgetEdit => {
  const isUntouched = (payment: PaymentDocument): boolean =>
    agreed === null ||
    agreed.some(
      (one) =>
        bookedPaymentId(supplierId, one) === payment.id && one.amount === payment.amount && one.due === payment.due,
    );
  return joinEdits(...openOf(payments, supplierId).filter(isUntouched).map(removePayment));
};
