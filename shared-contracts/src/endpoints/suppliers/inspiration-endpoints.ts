import * as v from 'valibot';
import { callLengths } from '#constants/calls';
import { documentLimits } from '#constants/documents';
import { pageSizeLimit } from '#constants/platform';
import { recommendationConstants } from '#constants/suppliers/recommendations';
import { searchConstants } from '#constants/suppliers/search';
import { countSchema, isoDateSchema, moneySchema } from '#entities/common';
import { realWeddingPageSchema, weddingStorySchema } from '#entities/stories/wedding-story';
import { priceBases } from '#entities/suppliers/price';
import { supplierCardSchema, supplierCategories } from '#entities/suppliers/supplier';
import { guestBands, weddingSeasons } from '#entities/wedding-kinds';
import { endpoint } from '../parts/endpoint';
import { country, id, nothing, page, size, words } from '../parts/fields';

const counts = v.record(v.string(), countSchema);

const placeFactsSchema = v.object({
  count: countSchema,
  /** The towns with most of them, those first. */
  towns: v.array(v.object({ name: v.string(), count: countSchema })),
  /** Number of all their towns. */
  townCount: countSchema,
  /**
   * Starting prices of suppliers with the most common basis, the lowest and the highest, and one that half of them do not
   * exceed. Null where few state one, and where all are alike.
   */
  prices: v.nullable(
    v.object({
      basis: v.picklist(priceBases),
      count: countSchema,
      from: moneySchema,
      to: moneySchema,
      middle: moneySchema,
    }),
  ),
  /** The smallest and the largest capacity that a supplier states. Null where few state one, and where all are alike. */
  capacity: v.nullable(
    v.object({ least: countSchema, most: countSchema, meaning: v.picklist(['guests', 'portions', 'seats']) }),
  ),
});

/** Calls behind the pages that give ideas: real weddings, suppliers that a wedding still lacks, and a category at a place. */
export const inspirationEndpoints = {
  /** Real weddings of a market, newest first; every filter narrows the others. Facets count under the other filters. */
  realWeddings: endpoint({
    method: 'POST',
    path: '/api/works',
    auth: 'none',
    params: nothing,
    body: v.object({
      countryCode: country,
      season: v.optional(v.picklist(weddingSeasons)),
      guests: v.optional(v.picklist(guestBands)),
      theme: v.optional(words(searchConstants.textLength)),
      palette: v.optional(words(searchConstants.textLength)),
      county: v.optional(words(searchConstants.textLength)),
      page: v.optional(page, 1),
      size: v.optional(size, 12),
    }),
    answer: v.object({
      total: v.number(),
      page: v.number(),
      size: v.number(),
      results: v.array(weddingStorySchema),
      facets: v.object({ season: counts, guests: counts, theme: counts, palette: counts, county: counts }),
    }),
    idempotent: true,
  }),
  /** A real wedding with its story. Refusal: `real-wedding-unknown` (404). */
  realWedding: endpoint({
    method: 'GET',
    path: '/api/works/:id',
    auth: 'none',
    params: v.object({ id }),
    body: nothing,
    answer: realWeddingPageSchema,
    idempotent: true,
  }),
  /**
   * Suppliers to recommend around a wedding's place: those whose profile deserves more looks, so a score below a bound,
   * from a tier up. Neither score nor tier is answered. Source: S9-recommend.
   */
  recommendedSuppliers: endpoint({
    method: 'POST',
    path: '/api/search/recommended',
    auth: 'none',
    params: nothing,
    body: v.object({
      countryCode: country,
      area: words(searchConstants.textLength),
      /** The place as the wedding has it, for when the area itself is not known: the narrower first. */
      location: v.optional(
        v.pipe(v.array(words(searchConstants.textLength)), v.maxLength(documentLimits.adminAreas)),
        [],
      ),
      category: v.optional(v.picklist(supplierCategories)),
      /**
       * Older callers send this and `tierMin`: the server uses bounds of its own, so that callers cannot find out
       * scores.
       */
      profileScoreBelow: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      tierMin: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(4)), 0),
      /** The stamp of the tiers that the caller compares by, for the log. */
      version: v.optional(words(callLengths.version)),
      freeOn: v.optional(isoDateSchema),
      size: v.optional(v.pipe(size, v.maxValue(pageSizeLimit)), recommendationConstants.venueSuppliersSize),
    }),
    answer: v.object({
      total: v.number(),
      /** Name of the town that distances are from; absent from servers that do not say it. */
      distanceFrom: v.optional(v.nullable(v.string())),
      results: v.array(
        v.object({
          ...supplierCardSchema.entries,
          /** From the middle of the town that `distanceFrom` names; null without one. */
          distanceKm: v.nullable(v.number()),
          pictures: v.array(supplierCardSchema.entries.picture),
        }),
      ),
    }),
    idempotent: true,
  }),
  /** Facts about a category, or one kind of venue, in a county; null with fewer than three suppliers. */
  placeFacts: endpoint({
    method: 'POST',
    path: '/api/search/place-facts',
    auth: 'none',
    params: nothing,
    body: v.object({
      countryCode: country,
      category: v.picklist(supplierCategories),
      county: words(searchConstants.textLength),
      /** Key of the kind. */
      kind: v.optional(words(callLengths.label)),
    }),
    answer: v.object({ facts: v.nullable(placeFactsSchema) }),
    idempotent: true,
  }),
  /** Counties with three or more suppliers of a category, those with most first: each has a page of its own. */
  categoryPlaces: endpoint({
    method: 'POST',
    path: '/api/search/category-places',
    auth: 'none',
    params: nothing,
    body: v.object({ countryCode: country, category: v.picklist(supplierCategories) }),
    answer: v.object({ places: v.array(v.object({ county: v.string(), count: countSchema })) }),
    idempotent: true,
  }),
} as const;

export type PlaceFacts = v.InferOutput<typeof placeFactsSchema>;
