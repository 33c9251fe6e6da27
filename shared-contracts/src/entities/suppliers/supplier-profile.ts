import * as v from 'valibot';
import { isoDateSchema, moneySchema } from '../common';
import { priceBases, statedPriceSchema } from './price';
import { supplierCardSchema, supplierCategories } from './supplier';
import { awaySchema, closedDaysSchema, factsSchema } from './supplier-account';
import { videoSchema } from './video';

/** A supplier that another one recommends or works with. */
const relatedSupplier = v.object({
  id: v.string(),
  publicId: v.string(),
  type: v.picklist(supplierCategories),
  name: v.string(),
  urlSlug: v.string(),
});

/** The fields of a supplier that couples may see, without internal ones. */
export const supplierProfileSchema = v.object({
  ...supplierCardSchema.entries,
  description: v.array(v.string()),
  managerMessage: v.nullable(v.object({ from: v.string(), text: v.string() })),
  features: v.array(v.string()),
  styles: v.array(v.string()),
  highlights: v.array(v.string()),
  awards: v.array(v.string()),
  packages: v.array(
    v.object({
      name: v.string(),
      description: v.string(),
      price: moneySchema,
      /** Basis of the price; missing from older servers. */
      basis: v.optional(v.picklist(priceBases)),
    }),
  ),
  offers: v.array(v.object({ title: v.string(), description: v.string() })),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
  location: v.object({ latitude: v.number(), longitude: v.number() }),
  pictures: v.array(supplierCardSchema.entries.picture),
  /** Keys of what was reached, such as `ten-reviews`. */
  achievements: v.optional(v.array(v.string())),
  appsConnected: v.optional(v.array(v.string())),
  badges: v.optional(v.array(v.string())),
  brochures: v.optional(v.array(v.object({ id: v.string(), title: v.string(), pages: v.number() }))),
  /** Open days. */
  fairs: v.optional(
    v.array(v.object({ id: v.string(), name: v.string(), date: isoDateSchema, startTime: v.string() })),
  ),
  recommendations: v.optional(v.array(relatedSupplier)),
  relations: v.optional(v.array(relatedSupplier)),
  videos: v.optional(v.array(videoSchema)),
  /** Kind of a venue, such as "Barn", in the supplier's language. */
  kind: v.optional(v.nullable(v.string())),
  facts: v.optional(factsSchema),
  /** Price of a Saturday in season; null when all days cost the same. */
  saturdayPrice: v.optional(v.nullable(statedPriceSchema)),
  /** Price of days that are neither Saturdays in season nor the cheapest; null when not stated. */
  otherDaysPrice: v.optional(v.nullable(statedPriceSchema)),
  /** Days on which it is taken, ascending; missing when it maintains no calendar. */
  busyDays: v.optional(v.array(isoDateSchema)),
  /** Recurring days without weddings, which are among the busy ones of a calendar; missing: none. */
  closed: v.optional(closedDaysSchema),
  /** Days that it keeps free for somebody just now, ascending; a server from before does not say. */
  heldDays: v.optional(v.array(isoDateSchema)),
  /** The name of its account there. */
  instagram: v.optional(v.nullable(v.string())),
  /** Extras for couples who book through Posy. */
  benefits: v.optional(v.array(v.string())),
  /**
   * Reply that couples get in the supplier's absence, until that day; missing or null while the supplier is present.
   */
  away: v.optional(v.nullable(awaySchema)),
  /** ISO 639-1 code of the language that its words are in; a server from before does not say. */
  language: v.optional(v.string()),
  /** True when search engines may index the profile. */
  seoIndex: v.optional(v.boolean(), true),
});
/** The same with fields that must never leave the server. Source: S3-supplier-01. */
export const supplierDataSchema = v.object({
  ...supplierProfileSchema.entries,
  hasBadDebtCoupleside: v.boolean(),
});
export type SupplierData = v.InferOutput<typeof supplierDataSchema>;

export type SupplierProfile = v.InferOutput<typeof supplierProfileSchema>;
