import * as v from 'valibot';
import { isoDateSchema, moneySchema } from '../common';
import { videoSchema } from './video';

/** Supplier categories, in the order of menus. Source: section 1. */
export const supplierCategories = [
  'venues',
  'photographers',
  'florists',
  'caterers',
  'music',
  'video',
  'decoration',
  'entertainment',
  'cakes',
  'beauty',
  'dress',
  'transport',
  'menswear',
  'stationery',
  'marquee',
] as const;
export type SupplierCategory = (typeof supplierCategories)[number];

const picture = v.object({ category: v.string(), seed: v.string(), label: v.string() });

/** What a list of suppliers shows of one. */
export const supplierCardSchema = v.object({
  id: v.string(),
  publicId: v.string(),
  type: v.picklist(supplierCategories),
  name: v.string(),
  slug: v.string(),
  town: v.string(),
  county: v.string(),
  countryCode: v.string(),
  /** Paid placement: shown as such. */
  premium: v.boolean(),
  /** Starting price and the words that say what it buys. */
  price: v.nullable(v.object({ from: moneySchema, basis: v.string() })),
  rating: v.object({ average: v.number(), count: v.number() }),
  capacity: v.nullable(v.number()),
  picture,
  /** Invented for the demo catalogue. */
  demo: v.boolean(),
});
export type SupplierCard = v.InferOutput<typeof supplierCardSchema>;

/** Another supplier that one recommends or works with. */
const relatedSupplier = v.object({
  id: v.string(),
  publicId: v.string(),
  type: v.picklist(supplierCategories),
  name: v.string(),
  urlSlug: v.string(),
});

/** Everything that a couple may see of a supplier. Internal fields are not part of it. */
export const supplierProfileSchema = v.object({
  ...supplierCardSchema.entries,
  description: v.array(v.string()),
  managerMessage: v.nullable(v.object({ from: v.string(), text: v.string() })),
  features: v.array(v.string()),
  styles: v.array(v.string()),
  highlights: v.array(v.string()),
  awards: v.array(v.string()),
  packages: v.array(v.object({ name: v.string(), description: v.string(), price: moneySchema })),
  offers: v.array(v.object({ title: v.string(), description: v.string() })),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
  location: v.object({ latitude: v.number(), longitude: v.number() }),
  pictures: v.array(picture),
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
  /** Whether search engines may index the profile. */
  seoIndex: v.optional(v.boolean(), true),
});
/** The same with what must never leave the server. Source: section 3, Supplier data loaded for a profile. */
export const supplierDataSchema = v.object({
  ...supplierProfileSchema.entries,
  hasBadDebtCoupleside: v.boolean(),
});
export type SupplierData = v.InferOutput<typeof supplierDataSchema>;

export type SupplierProfile = v.InferOutput<typeof supplierProfileSchema>;
