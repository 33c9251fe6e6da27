import * as v from 'valibot';
import { instantSchema, isoDateSchema, moneySchema } from './common';

/** `weddings/{id}/suppliers/{supplierId}`. Source: section 3, Shortlisted supplier. */
export const shortlistedSupplierSchema = v.object({
  type: v.string(),
  slug: v.string(),
  name: v.string(),
  publicId: v.string(),
  shortlisted: v.boolean(),
  booked: v.boolean(),
  enquired: v.boolean(),
  ignored: v.boolean(),
  customSupplier: v.boolean(),
  /** 0 to 4, with 2.5. */
  tier: v.optional(v.number()),
  county: v.optional(v.string()),
  town: v.optional(v.string()),
  /** The country's name, as the supplier writes it. */
  country: v.optional(v.string()),
  /** ISO 3166-1 alpha-2. */
  countryCode: v.optional(v.string()),
  l10n: v.optional(v.object({ country: v.string(), language: v.string() })),
  address: v.optional(v.object({ adminArea: v.array(v.string()) })),
  seo: v.optional(v.object({ urlSlug: v.string() })),
  /** Words in other languages, by language code. */
  _translations: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** What the couple pays or was quoted. */
  price: v.optional(v.nullable(moneySchema)),
  notes: v.optional(v.string()),
  /** When the couple visits. */
  visitDate: v.optional(v.nullable(isoDateSchema)),
  updatedAt: instantSchema,
});
export type ShortlistedSupplier = v.InferOutput<typeof shortlistedSupplierSchema>;
