import * as v from 'valibot';

/** A calendar day, yyyy-MM-dd. */
export const isoDateSchema = v.pipe(v.string(), v.isoDate());
/** An instant, ISO 8601 with offset or `Z`. Firestore timestamps are read as this. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());
/** Money: integer minor units (pence, cents) with an ISO 4217 currency. */
export const moneySchema = v.object({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.picklist(['GBP', 'EUR', 'USD']),
});
export type Money = v.InferOutput<typeof moneySchema>;
