import { joinEdits, noEdit } from '@posy/remote-kit/edits';
import type { AgreedPayment } from '@posy/shared-contracts/entities';
import { addPayment, type BudgetEdit, changePayment, removePayment } from '../cost-changes';
import type { PaymentDocument } from '../cost-items';
import { usualReminder } from '../payment-draft';

const prefixOf = (supplierId: string): string => `booked-${encodeURIComponent(supplierId)}-`;

/** The payment that follows an agreed one: told twice, or by two devices, it is the same. */
const bookedPaymentId = (supplierId: string, { id }: AgreedPayment): string => `${prefixOf(supplierId)}${id}`;

/** What is called how, in the words of who booked. */
export type PaymentNames = (payment: AgreedPayment, agreed: readonly AgreedPayment[]) => string;

interface Deal {
  supplierId: string;
  costId: string;
  currency: string;
  agreed: readonly AgreedPayment[];
}

const datesOf = ({ amount, due, paidOn }: AgreedPayment) => ({ amount, due, paidOn });

/** Without a day there is nothing to remind of. */
const newPayment = (id: string, { costId }: Deal, payment: AgreedPayment, name: string): PaymentDocument => ({
  ...{ id, costId, name, ...datesOf(payment) },
  remindDaysBefore: payment.due === null ? null : usualReminder,
  ...{ payer: '', createdAt: '', updatedAt: '' },
});

/** The payments that came with a supplier's booking, and are still open. */
const openOf = (payments: readonly PaymentDocument[], supplierId: string): PaymentDocument[] =>
  payments.filter(({ id, paidOn }) => paidOn === null && id.startsWith(prefixOf(supplierId)));

/**
 * What was agreed is paid as it was agreed: made once, changed with the agreement, and taken away where it says nothing of
 * it any more. What is paid is left alone.
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

/** Takes away what was to be paid to somebody who is booked no more; what somebody changed since stays. Null: whatever it says. */
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
