import * as v from 'valibot';
import { categorySlugs, countryCodes } from '../types';

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
  slug: v.picklist(categorySlugs),
  labels: byLocale(v.object({ singular: v.string(), plural: v.string() })),
  priceUnit: v.picklist(['per-day', 'per-head', 'per-item', 'from']),
  priceBasis: byLocale(v.string()),
  prices: every(countryCodes, v.object({ currency: v.string(), ...spread })),
  durationHours: range,
  leadMonths: range,
  features: v.array(labelled),
  styles: v.array(labelled),
  packages: v.array(
    v.object({ key: v.string(), priceFactor: v.number(), names: byLocale(v.string()), includes: byLocale(texts) }),
  ),
  offers: v.array(v.object({ key: v.string(), labels: byLocale(v.string()) })),
  capacity: v.optional(v.object({ ...spread, meaning: v.picklist(['guests', 'portions', 'seats']) })),
});

const parts = v.record(v.string(), texts);

export const categoriesSchema = v.object({ categories: v.array(category) });

export const namesSchema = v.object({
  languages: every(
    ['en', 'de', 'fr'],
    v.object({
      pools: v.record(v.string(), texts),
      categories: every(categorySlugs, v.object({ patterns: texts, parts, partsUS: v.optional(parts) })),
      firstNames: texts,
      lastNames: texts,
    }),
  ),
  placeForms: v.object({ fr: v.object({ in_county: v.record(v.string(), v.string()) }) }),
});

export const aboutSchema = v.object({
  shared: v.object({ managerMessages: texts, highlights: texts, awards: texts, brochureTitles: texts }),
  categories: every(
    categorySlugs,
    v.object({
      openings: texts,
      middles: texts,
      closings: texts,
      faqs: v.array(v.object({ q: v.string(), a: v.string() })),
    }),
  ),
});

export const reviewsSchema = v.object({
  shared: v.object({ titles: byStars, replies: v.object({ thankful: texts, apologetic: texts }) }),
  categories: every(categorySlugs, v.object({ titles: byStars, bodies: byStars })),
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
    countryCode: v.picklist(countryCodes),
    lat: v.number(),
    lng: v.number(),
  }),
);

export type CategoryContent = v.InferOutput<typeof category>;
export type NamesContent = v.InferOutput<typeof namesSchema>;
export type AboutContent = v.InferOutput<typeof aboutSchema>;
export type ReviewsContent = v.InferOutput<typeof reviewsSchema>;
export type RealWeddingsContent = v.InferOutput<typeof realWeddingsSchema>;
