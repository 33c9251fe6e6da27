import * as v from 'valibot';
import { countSchema } from './common';

/** `weddings/{id}/costs/{id}`. Amounts are minor units of the wedding's currency. Source: section 3, Budget cost item. */
export const costSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  /** A supplier category, or a couple's own type; null when it belongs to none. */
  supplierType: v.nullable(v.string()),
  group: v.string(),
  estimate: v.optional(countSchema, 0),
  actual: v.optional(countSchema, 0),
  notes: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
});
export type Cost = v.InferOutput<typeof costSchema>;
