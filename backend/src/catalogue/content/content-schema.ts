import {
  marketCountrySchema,
  moneySchema,
  supplierCategories,
  type SupplierCategory,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** The shapes of backend/content: checked once when they are loaded, trusted afterwards. */
const texts = v.array(v.string());
const byLocale = <T extends v.GenericSchema>(schema: T) =>
  v.object({ 'en-GB': schema, 'en-US': schema, 'de-DE': schema, 'fr-FR': schema });
/** Every key must be there. */
const every = <K extends string, T extends v.GenericSchema>(keys: readonly K[], schema: T) =>
  v.object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, T>);
const byStars = v.object({ '5': texts, '4': texts, '3': texts, '2': texts, '1': texts });
const range = v.object({ min: v.number(), max: v.number() });
const spread = { p10: v.number(), median: v.number(), p90: v.number() };

const labelled = v.object({ key: v.string(), labels: byLocale(v.string()), inText: byLocale(v.string()) });

const category = v.object({
  slug: v.picklist(supplierCategories),
  labels: byLocale(v.object({ singular: v.string(), plural: v.string() })),
  priceUnit: v.picklist(['per-day', 'per-head', 'per-item', 'from']),
  priceBasis: byLocale(v.string()),
  prices: every(marketCountrySchema.options, v.object({ currency: moneySchema.entries.currency, ...spread })),
  durationHours: range,
  leadMonths: range,
  features: v.array(labelled),
  styles: v.array(labelled),
  packages: v.array(
    v.object({ key: v.string(), priceFactor: v.number(), names: byLocale(v.string()), includes: byLocale(texts) }),
  ),
  offers: v.array(v.object({ key: v.string(), labels: byLocale(v.string()) })),
  /** `least`: what its dearest package holds. */
  capacity: v.optional(
    v.object({ ...spread, least: v.optional(v.number(), 0), meaning: v.picklist(['guests', 'portions', 'seats']) }),
  ),
});

export const categoriesSchema = v.object({ categories: v.array(category) });

const pools = v.record(v.string(), texts);

/** Categories whose names say their trade; a venue's says its kind. */
const trades = supplierCategories.filter((slug): slug is Exclude<SupplierCategory, 'venues'> => slug !== 'venues');

export const namesSchema = v.object({
  languages: every(
    ['en', 'de', 'fr'],
    v.object({
      pools,
      /** Pools of a market or a nation, before the language's own. */
      regional: v.optional(v.record(v.string(), pools), {}),
      venuePatterns: texts,
      tradePatterns: texts,
      categories: every(trades, v.object({ w: texts, wUS: v.optional(texts) })),
      firstNames: texts,
      lastNames: texts,
    }),
  ),
  placeForms: v.object({ fr: v.object({ in_county: v.record(v.string(), v.string()) }) }),
});

/** Kinds of venues: drawn first, because they decide the name, the pictures, size, rooms, price and features. */
export const venueKindsSchema = v.object({
  kinds: v.array(
    v.object({
      key: v.string(),
      labels: byLocale(v.string()),
      /** Weight by market; a market that is missing has none. */
      markets: v.record(v.string(), v.number()),
      setting: v.picklist(['rural', 'city', 'water', 'any']),
      capacity: v.object(spread),
      rooms: v.tuple([v.number(), v.number()]),
      sleeps: v.object({ share: v.number(), ...range.entries }),
      /** Times the market's median. */
      price: v.number(),
      styles: texts,
      always: texts,
      never: texts,
      /** Nouns in the supplier's name ("Barn"), by language; `us` in the market US. */
      nouns: v.record(v.string(), texts),
      /** By market: the counties or regions that have it; `!` marks those that do not. */
      only: v.optional(v.record(v.string(), texts), {}),
    }),
  ),
});

/** Tags that a supplier must have for a text to fit; without any it always fits. */
const when = { when: v.optional(texts, []) };
const stated = v.array(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text) => ({ text, when: [] as string[] })),
    ),
    v.object({ text: v.string(), ...when }),
  ]),
);

export const aboutSchema = v.object({
  shared: v.object({
    managerMessages: texts,
    highlights: texts,
    awards: texts,
    brochureTitles: texts,
    benefits: texts,
  }),
  categories: every(
    supplierCategories,
    v.object({
      openings: stated,
      middles: stated,
      closings: texts,
      faqs: v.array(v.object({ q: v.string(), a: v.string(), ...when })),
    }),
  ),
});

/** Titles and bodies on one topic: a title is only combined with a body of its own topic. */
const topics = v.array(v.object({ titles: texts, bodies: texts }));

export const reviewsSchema = v.object({
  shared: v.object({
    /** Titles that agree with any body of their stars. */
    titles: byStars,
    replies: v.object({ thankful: texts, apologetic: texts }),
    /** First sentences: who the couple is, when they married, with how many. */
    contexts: stated,
    topics: every(['5', '4', '3', '2', '1'], topics),
  }),
  categories: every(supplierCategories, v.object({ bodies: byStars })),
});

export const realWeddingsSchema = v.object({
  titles: texts,
  stories: texts,
  themes: texts,
  seasons: texts,
  palettes: texts,
});

export const usWordsSchema = v.object({ words: v.record(v.string(), v.string()) });

export const placesSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    county: v.string(),
    region: v.string(),
    countryCode: marketCountrySchema,
    lat: v.number(),
    lng: v.number(),
    population: v.number(),
  }),
);

export type CategoryContent = v.InferOutput<typeof category>;
export type VenueKind = v.InferOutput<typeof venueKindsSchema>['kinds'][number];
export type AboutContent = v.InferOutput<typeof aboutSchema>;
export type RealWeddingsContent = v.InferOutput<typeof realWeddingsSchema>;
