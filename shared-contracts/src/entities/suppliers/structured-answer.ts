import * as v from 'valibot';
import { talkConstants } from '#constants/suppliers/talk';
import { countSchema, instantSchema, isoDateSchema, textSchema, timeOfDaySchema } from '../common';
import { statedPriceSchema } from './price';

/** A price that the supplier names, until a day. */
export const quoteSchema = v.object({
  price: statedPriceSchema,
  includes: textSchema(talkConstants.quoteIncludesLength),
  /** The last day on which it holds; null when it is open. */
  validUntil: v.nullable(isoDateSchema),
  /** The payment that reserves the day, in minor units of the price's currency; missing for none. */
  deposit: v.optional(v.nullable(v.object({ amount: countSchema, due: v.nullable(isoDateSchema) }))),
  /** Due day of the rest; missing while none is agreed. */
  balanceDue: v.optional(v.nullable(isoDateSchema)),
});

/** A price as its message keeps it. */
export const storedQuoteSchema = v.object({
  ...quoteSchema.entries,
  /** Time when the supplier withdrew it; missing while it is valid. */
  withdrawnAt: v.optional(v.nullable(instantSchema)),
});

/** A supplier's answer about a day: free, taken, or held for the couple until another day. */
export const dateAnswerSchema = v.object({
  day: isoDateSchema,
  answer: v.picklist(['free', 'not-free', 'held']),
  /** For `held`: the last day. */
  heldUntil: v.nullable(isoDateSchema),
});

/** A visit or tasting that one side proposes. */
export const visitSchema = v.object({
  day: isoDateSchema,
  time: v.nullable(timeOfDaySchema),
  place: textSchema(talkConstants.visitPlaceLength),
  answer: v.picklist(['proposed', 'accepted', 'declined']),
});

export type Quote = v.InferOutput<typeof quoteSchema>;
export type StoredQuote = v.InferOutput<typeof storedQuoteSchema>;
export type DateAnswer = v.InferOutput<typeof dateAnswerSchema>;
export type Visit = v.InferOutput<typeof visitSchema>;
