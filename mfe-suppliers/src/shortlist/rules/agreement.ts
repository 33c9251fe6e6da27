import {
  type AgreedPayment,
  agreedPaymentKinds,
  attachmentSchema,
  priceBases,
  type PriceBasis,
  pricesOf,
  type Quote,
  type ShortlistedSupplier,
  type StatedPrice,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import type { ShortlistEntry } from '#shortlist/rules/entry';

/** The agreement with a booked supplier, as far as it is known. */
export type Agreement = Partial<Pick<ShortlistedSupplier, 'agreedPrice' | 'agreedPayments' | 'contract'>>;

const paymentDraftSchema = v.object({
  id: v.string(),
  kind: v.picklist(agreedPaymentKinds),
  amount: v.nullable(v.number()),
  due: v.string(),
  isPaid: v.boolean(),
});
export type PaymentDraft = v.InferOutput<typeof paymentDraftSchema>;

/** The form's values: null for an empty amount, '' for no day. */
export const agreementDraftSchema = v.object({
  amount: v.nullable(v.number()),
  basis: v.picklist(priceBases),
  /** The number of hours or items; null while unknown. */
  count: v.optional(v.nullable(v.number()), null),
  payments: v.array(paymentDraftSchema),
  contract: v.nullable(attachmentSchema),
});
export type AgreementDraft = v.InferOutput<typeof agreementDraftSchema>;

/** The units that a couple can agree on: `from` is a supplier's starting price. */
export const agreedBases = priceBases.filter((basis) => basis !== 'from');

/** Returns true for a price by the hour or item, which needs a quantity for a sum. */
export const asksHowMany = (basis: PriceBasis): boolean => basis === 'per-hour' || basis === 'per-item';

const draftOfPayment = ({ id, kind, amount, due, paidOn }: AgreedPayment): PaymentDraft => ({
  ...{ id, kind, amount },
  due: paidOn ?? due ?? '',
  isPaid: paidOn !== null,
});

export const emptyPayment = (id: string, kind: PaymentDraft['kind']): PaymentDraft => ({
  ...{ id, kind, amount: null, due: '', isPaid: false },
});

/** Returns the unit as a couple agrees on it: a starting price is agreed for everything. */
const agreedBasis = ({ basis }: Pick<StatedPrice, 'basis'>): PriceBasis => (basis === 'from' ? 'total' : basis);

/** The payments of a quote. */
export type QuotedPayments = Pick<Quote, 'deposit' | 'balanceDue'>;

interface DraftFacts {
  currency: string;
  inBudget: number | null;
  /** The payments of the quote whose price the entry has; null without one. */
  quotedPayments?: QuotedPayments | null;
  /** Ids for a deposit and the rest. */
  ids: readonly [deposit: string, rest: string];
}

/** Returns the payments to begin with: a deposit as the supplier quoted it, and the rest where it has a day. */
const firstPayments = (price: StatedPrice | null, { quotedPayments = null, ids }: DraftFacts): PaymentDraft[] => {
  const { deposit = null, balanceDue = null } = quotedPayments ?? {};
  const first = emptyPayment(ids[0], 'deposit');
  if (deposit === null) return [first];
  const payments = [{ ...first, amount: deposit.amount, due: deposit.due ?? '' }];
  const rest = price?.basis === 'total' ? price.amount - deposit.amount : 0;
  if (balanceDue === null || rest <= 0) return payments;
  return [...payments, { ...emptyPayment(ids[1], 'payment'), amount: rest, due: balanceDue }];
};

/** Returns the form's first values: the agreement, else the quote, else the budget's amount. A deposit comes first. */
export const draftOf = (entry: ShortlistEntry, facts: DraftFacts): AgreementDraft => {
  const { currency, inBudget } = facts;
  const { agreed, quoted } = pricesOf(entry);
  const known = [agreed, quoted].find((price) => price?.currency === currency) ?? null;
  const isQuote = known !== null && known === quoted;
  const { agreedPayments, contract = null } = entry;
  const isAgreed = agreedPayments !== undefined && agreedPayments.length > 0;
  return {
    amount: known?.amount ?? inBudget,
    basis: known === null ? 'total' : agreedBasis(known),
    count: null,
    payments: isAgreed
      ? agreedPayments.map(draftOfPayment)
      : firstPayments(known, isQuote ? facts : { ...facts, quotedPayments: null }),
    contract,
  };
};

/** Returns true while a form has the price that the supplier quoted, and no price is agreed yet. */
export const isAsQuoted = (
  { amount, basis }: Pick<AgreementDraft, 'amount' | 'basis'>,
  entry: ShortlistEntry,
  currency: string,
): boolean => {
  const { agreed, quoted } = pricesOf(entry);
  if (agreed !== null || quoted === null || quoted.currency !== currency) return false;
  return amount === quoted.amount && basis === agreedBasis(quoted);
};

const isEmpty = ({ amount, due }: PaymentDraft): boolean => amount === null && due === '';

type PriceDraft = Pick<AgreementDraft, 'amount' | 'basis' | 'count'>;

/** Returns the total; null for a price per head, which depends on the guests, and without its quantity. */
export const totalOf = ({ amount, basis, count }: PriceDraft): number | null => {
  if (amount === null || basis === 'per-head') return null;
  if (!asksHowMany(basis)) return amount;
  return count === null || count <= 0 ? null : Math.round(amount * count);
};

/** Returns the sum of all payments, and the rest of the price; negative when they exceed it. */
export const sumOf = (draft: AgreementDraft): { sum: number; left: number | null } => {
  const sum = draft.payments.reduce((total, payment) => total + (payment.amount ?? 0), 0);
  const total = totalOf(draft);
  return { sum, left: total === null ? null : total - sum };
};

/** Returns the ids of payments with a day but no amount. */
export const withoutAmount = ({ payments }: AgreementDraft): ReadonlySet<string> =>
  new Set(payments.filter((one) => !isEmpty(one) && (one.amount ?? 0) === 0).map(({ id }) => id));

/** Returns the day of a payment made: the given day, unless it is in the future. */
const paidOn = ({ isPaid, due }: PaymentDraft, today: string): string | null => {
  if (!isPaid) return null;
  return due !== '' && due < today ? due : today;
};

const paymentOf = (payment: PaymentDraft, currency: StatedPrice['currency'], today: string): AgreedPayment => ({
  ...{ id: payment.id, kind: payment.kind, amount: payment.amount ?? 0, currency },
  due: payment.due === '' ? null : payment.due,
  paidOn: paidOn(payment, today),
});

/** Returns the agreed price of a draft: a quantity at a price is one sum; without a price the payments are it. */
const agreedOf = (draft: AgreementDraft): Pick<StatedPrice, 'amount' | 'basis'> | null => {
  const total = totalOf(draft);
  if (total !== null && asksHowMany(draft.basis)) return { amount: total, basis: 'total' };
  if (draft.amount !== null) return { amount: draft.amount, basis: draft.basis };
  const { sum } = sumOf(draft);
  return sum > 0 ? { amount: sum, basis: 'total' } : null;
};

interface AgreementFacts {
  entry: ShortlistEntry;
  currency: StatedPrice['currency'];
  /** yyyy-MM-dd. */
  today: string;
}

/** Returns the condition of a known price that an agreed one equals; empty for another price, which has none. */
const conditionOf = (price: Pick<StatedPrice, 'amount' | 'basis'>, { entry, currency }: AgreementFacts): string => {
  const { agreed, quoted } = pricesOf(entry);
  const same = [agreed, quoted].find(
    (known) => known?.currency === currency && known.amount === price.amount && agreedBasis(known) === price.basis,
  );
  return same?.condition ?? '';
};

/** Returns the agreement of a form. Empty fields are not written. */
export const agreementOf = (draft: AgreementDraft, facts: AgreementFacts): Agreement => {
  const { entry, currency, today } = facts;
  const payments = draft.payments.filter((one) => !isEmpty(one)).map((one) => paymentOf(one, currency, today));
  const agreed = agreedOf(draft);
  const price = agreed === null ? null : { ...agreed, currency, condition: conditionOf(agreed, facts) };
  return {
    ...(price === null && entry.agreedPrice == null ? {} : { agreedPrice: price }),
    ...(payments.length === 0 && entry.agreedPayments === undefined ? {} : { agreedPayments: payments }),
    ...(draft.contract === null && entry.contract == null ? {} : { contract: draft.contract }),
  };
};
