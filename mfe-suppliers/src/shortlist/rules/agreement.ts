import {
  type AgreedPayment,
  agreedPaymentKinds,
  attachmentSchema,
  priceBases,
  type PriceBasis,
  pricesOf,
  type ShortlistedSupplier,
  type StatedPrice,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import type { Entry } from '#shortlist/rules/entry';

/** What is agreed with somebody who is booked, as far as it is known. */
export type Agreement = Partial<Pick<ShortlistedSupplier, 'agreedPrice' | 'agreedPayments' | 'contract'>>;

const paymentDraftSchema = v.object({
  id: v.string(),
  kind: v.picklist(agreedPaymentKinds),
  amount: v.nullable(v.number()),
  due: v.string(),
  isPaid: v.boolean(),
});
export type PaymentDraft = v.InferOutput<typeof paymentDraftSchema>;

/** The form as it is typed: null for an empty amount, '' for no day. */
export const agreementDraftSchema = v.object({
  amount: v.nullable(v.number()),
  basis: v.picklist(priceBases),
  /** How many hours or pieces; null while nobody said. */
  count: v.optional(v.nullable(v.number()), null),
  payments: v.array(paymentDraftSchema),
  contract: v.nullable(attachmentSchema),
});
export type AgreementDraft = v.InferOutput<typeof agreementDraftSchema>;

/** What a couple agrees on: `from` is what a supplier says of everything they do. */
export const agreedBases = priceBases.filter((basis) => basis !== 'from');

/** A price by the hour or the piece comes to a sum once it is said how many. */
export const asksHowMany = (basis: PriceBasis): boolean => basis === 'per-hour' || basis === 'per-item';

const draftOfPayment = ({ id, kind, amount, due, paidOn }: AgreedPayment): PaymentDraft => ({
  ...{ id, kind, amount },
  due: paidOn ?? due ?? '',
  isPaid: paidOn !== null,
});

export const emptyPayment = (id: string, kind: PaymentDraft['kind']): PaymentDraft => ({
  ...{ id, kind, amount: null, due: '', isPaid: false },
});

/** What is known, to begin with: agreed, else quoted, else what the budget has of it. A deposit is asked for first. */
export const draftOf = (
  entry: Entry,
  { currency, inBudget, newId }: { currency: string; inBudget: number | null; newId: () => string },
): AgreementDraft => {
  const { agreed, quoted } = pricesOf(entry);
  const known = [agreed, quoted].find((price) => price?.currency === currency) ?? null;
  const { agreedPayments = [], contract = null } = entry;
  return {
    amount: known?.amount ?? inBudget,
    basis: known === null || known.basis === 'from' ? 'total' : known.basis,
    count: null,
    payments: agreedPayments.length > 0 ? agreedPayments.map(draftOfPayment) : [emptyPayment(newId(), 'deposit')],
    contract,
  };
};

const isEmpty = ({ amount, due }: PaymentDraft): boolean => amount === null && due === '';

type Priced = Pick<AgreementDraft, 'amount' | 'basis' | 'count'>;

/** What everything comes to; null for a price by the head, which the guests decide, and while it lacks how many. */
export const totalOf = ({ amount, basis, count }: Priced): number | null => {
  if (amount === null || basis === 'per-head') return null;
  if (!asksHowMany(basis)) return amount;
  return count === null || count <= 0 ? null : Math.round(amount * count);
};

/** What all payments come to, and what the price leaves open; more than the price is less than nothing. */
export const sumOf = (draft: AgreementDraft): { sum: number; left: number | null } => {
  const sum = draft.payments.reduce((total, payment) => total + (payment.amount ?? 0), 0);
  const total = totalOf(draft);
  return { sum, left: total === null ? null : total - sum };
};

/** Ids of payments with a day and no amount. */
export const withoutAmount = ({ payments }: AgreementDraft): ReadonlySet<string> =>
  new Set(payments.filter((one) => !isEmpty(one) && (one.amount ?? 0) === 0).map(({ id }) => id));

/** When it was paid: the day that was said, unless that is still to come. */
const paidOn = ({ isPaid, due }: PaymentDraft, today: string): string | null => {
  if (!isPaid) return null;
  return due !== '' && due < today ? due : today;
};

const paymentOf = (payment: PaymentDraft, currency: StatedPrice['currency'], today: string): AgreedPayment => ({
  ...{ id: payment.id, kind: payment.kind, amount: payment.amount ?? 0, currency },
  due: payment.due === '' ? null : payment.due,
  paidOn: paidOn(payment, today),
});

/** What is agreed on, of what was typed: so many hours at a price are one sum, and without a price what is paid is it. */
const agreedOf = (draft: AgreementDraft): Pick<StatedPrice, 'amount' | 'basis'> | null => {
  const total = totalOf(draft);
  if (total !== null && asksHowMany(draft.basis)) return { amount: total, basis: 'total' };
  if (draft.amount !== null) return { amount: draft.amount, basis: draft.basis };
  const { sum } = sumOf(draft);
  return sum > 0 ? { amount: sum, basis: 'total' } : null;
};

interface Known {
  entry: Entry;
  currency: StatedPrice['currency'];
  /** yyyy-MM-dd. */
  today: string;
}

/** What was agreed, as the form says it. Nothing is written of what was left empty. */
export const agreementOf = (draft: AgreementDraft, { entry, currency, today }: Known): Agreement => {
  const payments = draft.payments.filter((one) => !isEmpty(one)).map((one) => paymentOf(one, currency, today));
  const agreed = agreedOf(draft);
  const condition = (entry.agreedPrice ?? entry.quotedPrice)?.condition ?? '';
  const price = agreed === null ? null : { ...agreed, currency, condition };
  return {
    ...(price === null && entry.agreedPrice == null ? {} : { agreedPrice: price }),
    ...(payments.length === 0 && entry.agreedPayments === undefined ? {} : { agreedPayments: payments }),
    ...(draft.contract === null && entry.contract == null ? {} : { contract: draft.contract }),
  };
};
