import * as v from 'valibot';
import { supplierConstants } from '#constants/suppliers/suppliers';
import { talkConstants } from '#constants/suppliers/talk';
import { countSchema, currencySchema, isoDateSchema, textSchema } from '../common';

/** Basis of a price. `from`: the lowest price of this supplier. */
export const priceBases = ['total', 'per-head', 'per-day', 'per-hour', 'per-item', 'from'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** A price that says what it buys: minor units of its currency, the basis, and the condition under which it holds. */
export const statedPriceSchema = v.object({
  amount: countSchema,
  currency: currencySchema,
  basis: v.picklist(priceBases),
  /** In the supplier's or the couple's own words, such as "Monday to Thursday, November"; empty for none. */
  condition: textSchema(talkConstants.priceConditionLength),
});
export type StatedPrice = v.InferOutput<typeof statedPriceSchema>;

/** Kind of a payment to a supplier: the one that reserves the day, or a later one. */
export const agreedPaymentKinds = ['deposit', 'payment'] as const;

/** A payment as it was agreed with a supplier who is booked: minor units of its currency. */
export const agreedPaymentSchema = v.object({
  /** Names it among the supplier's: the budget's payment follows it by this. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  kind: v.picklist(agreedPaymentKinds),
  amount: countSchema,
  currency: currencySchema,
  /** Due day; null while no day was agreed. */
  due: v.nullable(isoDateSchema),
  /** The day it was paid; null while it is open. */
  paidOn: v.nullable(isoDateSchema),
});
export type AgreedPayment = v.InferOutput<typeof agreedPaymentSchema>;

/** All payments agreed with one supplier. */
export const agreedPaymentsSchema = v.pipe(
  v.array(agreedPaymentSchema),
  v.maxLength(supplierConstants.mostAgreedPayments),
);
