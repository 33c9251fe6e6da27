import type { Payment } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { largestAmount } from './cost-draft';

/** Days before a payment that a reminder can be set for. */
export const reminderDays = [0, 3, 7, 14, 30] as const;
/** Days before its due day that a new payment is reminded of. */
export const usualReminder = 7;

/** A payment as a form holds it: '' for no day, null for an empty amount. */
export const paymentDraftSchema = v.object({
  name: v.string(),
  amount: v.nullable(v.number()),
  due: v.string(),
  remindDaysBefore: v.nullable(v.number()),
  payer: v.string(),
});
export type PaymentDraft = v.InferOutput<typeof paymentDraftSchema>;

export const emptyPayment: PaymentDraft = {
  name: '',
  amount: null,
  due: '',
  remindDaysBefore: usualReminder,
  payer: '',
};

export const draftOfPayment = ({ name, amount, due, remindDaysBefore, payer }: Payment): PaymentDraft => ({
  name,
  amount,
  due: due ?? '',
  remindDaysBefore,
  payer,
});

export type PaymentFault = 'name-missing' | 'amount-missing' | 'amount-out-of-range' | 'day-wrong';

const amountFault = (amount: number | null): PaymentFault | null => {
  if (amount === null || amount === 0) return 'amount-missing';
  return amount < 0 || amount > largestAmount ? 'amount-out-of-range' : null;
};

/** The faults of a form, by field; empty when it can be saved. */
export const paymentFaults = ({
  name,
  amount,
  due,
}: PaymentDraft): Partial<Record<keyof PaymentDraft, PaymentFault>> => {
  const fault = amountFault(amount);
  return {
    ...(name.trim() === '' && { name: 'name-missing' }),
    ...(fault !== null && { amount: fault }),
    ...(due !== '' && !v.is(v.pipe(v.string(), v.isoDate()), due) && { due: 'day-wrong' }),
  };
};

/** Returns the payment's fields for a form. A payment without a day has no reminder. */
export const fieldsOfPayment = (
  draft: PaymentDraft,
): Pick<Payment, 'name' | 'amount' | 'due' | 'remindDaysBefore' | 'payer'> => ({
  name: draft.name.trim(),
  amount: draft.amount ?? 0,
  due: draft.due === '' ? null : draft.due,
  remindDaysBefore: draft.due === '' ? null : draft.remindDaysBefore,
  payer: draft.payer.trim(),
});
