import * as v from 'valibot';
import { moneySchema } from '../common';
import { priceBases } from './price';

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

/** Reply times of a supplier, from its conversations here of the last 90 days. */
export const replyFiguresSchema = v.object({
  /** Number of enquiries that it is computed from; fewer than five are too few. */
  enquiries: v.number(),
  /** Half of the answers came sooner; null where none came. */
  medianMinutes: v.nullable(v.number()),
  answeredPercent: v.number(),
});
export type ReplyFigures = v.InferOutput<typeof replyFiguresSchema>;

/** Subjects by which a gallery's pictures are filtered, in the order of the filters. */
export const pictureGroups = ['outside', 'inside', 'dinner', 'flowers', 'dancing'] as const;
export type PictureGroup = (typeof pictureGroups)[number];

const picture = v.object({
  category: v.string(),
  seed: v.string(),
  label: v.string(),
  /** Higher than wide; missing of what is not. */
  portrait: v.optional(v.boolean()),
  /** Its subject, one of `pictureGroups` or a younger one; missing where the supplier named none. */
  group: v.optional(v.string()),
});

/** A supplier as a list shows it. */
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
  price: v.nullable(
    v.object({
      from: moneySchema,
      basis: v.string(),
      /** Basis of `from`; missing from older servers. */
      unit: v.optional(v.picklist(priceBases)),
      /** When `from` holds, such as "Monday to Thursday"; empty when it always does. */
      condition: v.optional(v.string()),
      /** A Saturday in season; null where days cost alike. */
      saturday: v.optional(v.nullable(moneySchema)),
      /**
       * Price of other days when `from` is limited to some: all days but a Saturday in season; null when they have no
       * price.
       */
      otherDays: v.optional(v.nullable(moneySchema)),
    }),
  ),
  rating: v.object({ average: v.number(), count: v.number() }),
  capacity: v.nullable(v.number()),
  /** True when it is free on the requested day; null when nobody maintains its calendar. */
  free: v.optional(v.nullable(v.boolean())),
  /** Null or missing: too few enquiries to say. */
  replies: v.optional(v.nullable(replyFiguresSchema)),
  picture,
  /** Invented for the demo catalogue. */
  demo: v.boolean(),
});
export type SupplierCard = v.InferOutput<typeof supplierCardSchema>;
