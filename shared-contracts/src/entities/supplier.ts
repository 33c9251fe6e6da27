import * as v from 'valibot';
import { moneySchema } from './common';

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
  seoIndex: v.boolean(),
});
export type SupplierProfile = v.InferOutput<typeof supplierProfileSchema>;
