import * as v from 'valibot';

/** A calendar day, yyyy-MM-dd. */
export const isoDateSchema = v.pipe(v.string(), v.isoDate());
/** An instant, ISO 8601 with offset or `Z`. Firestore timestamps are read as this. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());
/** A whole number from 0 up: a count, or minor units. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A whole number to which several people add at once. */
export const tallySchema = v.pipe(v.number(), v.safeInteger());
/** ISO 4217 codes of the markets. */
export const currencySchema = v.picklist(['GBP', 'EUR', 'USD']);
/** ISO 3166-1 alpha-2 codes of the markets' countries. */
export const marketCountrySchema = v.picklist(['GB', 'IE', 'US', 'DE', 'FR']);
/** Money: integer minor units (pence, cents) with an ISO 4217 currency. */
export const moneySchema = v.object({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: currencySchema,
});
export type Money = v.InferOutput<typeof moneySchema>;
/** Text of at most so many UTF-16 units. */
export const textSchema = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** A time of day where it happens, HH:mm. */
export const timeOfDaySchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
