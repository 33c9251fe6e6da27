import * as v from 'valibot';
import { moneySchema } from '../common';

/** Supplier categories, in the order of menus. Source: S1-category-01. */
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
