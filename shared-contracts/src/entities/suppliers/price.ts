import * as v from 'valibot';
import { countSchema, currencySchema, textSchema } from '../common';

/** What a price is for. `from`: the least that anything costs here. */
export const priceBases = ['total', 'per-head', 'per-day', 'per-hour', 'per-item', 'from'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** A price that says what it buys: minor units of its currency, the basis, and the condition under which it holds. */
export const statedPriceSchema = v.object({
  amount: countSchema,
  currency: currencySchema,
  basis: v.picklist(priceBases),
  /** In the supplier's or the couple's own words, such as "Monday to Thursday, November"; empty when there is none. */
  condition: textSchema(200),
});
export type StatedPrice = v.InferOutput<typeof statedPriceSchema>;
