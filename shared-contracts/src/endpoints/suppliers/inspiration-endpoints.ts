import * as v from 'valibot';
import { pageSizeLimit } from '#constants/platform';
import { countSchema, isoDateSchema } from '#entities/common';
import { supplierCardSchema, supplierCategories } from '#entities/suppliers/supplier';
import { guestBands, realWeddingPageSchema, toldWeddingSchema, weddingSeasons } from '#entities/suppliers/told-wedding';
import { endpoint } from '../endpoint';
import { country, id, nothing, page, size, words } from '../fields';

const counts = v.record(v.string(), countSchema);

/** Calls behind the pages that give ideas: real weddings, and suppliers that a wedding still lacks. */
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
      theme: v.optional(words(120)),
      palette: v.optional(words(120)),
      county: v.optional(words(120)),
      page: v.optional(page, 1),
      size: v.optional(size, 12),
    }),
    answer: v.object({
      total: v.number(),
      page: v.number(),
      size: v.number(),
      results: v.array(toldWeddingSchema),
      facets: v.object({ season: counts, guests: counts, theme: counts, palette: counts, county: counts }),
    }),
    idempotent: true,
  }),
  /** One real wedding with its story. Refusal: `real-wedding-unknown` (404). */
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
      area: words(120),
      /** The place as the wedding has it, for when the area itself is not known: the narrower first. */
      location: v.optional(v.pipe(v.array(words(120)), v.maxLength(4)), []),
      category: v.optional(v.picklist(supplierCategories)),
      /** This and `tierMin` are of older callers: the server goes by bounds of its own, so that nobody finds a score by them. */
      profileScoreBelow: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      tierMin: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(4)), 0),
      /** The stamp of the tiers that the caller compares by, for the log. */
      version: v.optional(words(20)),
      freeOn: v.optional(isoDateSchema),
      size: v.optional(v.pipe(size, v.maxValue(pageSizeLimit)), 20),
    }),
    answer: v.object({
      total: v.number(),
      results: v.array(
        v.object({
          ...supplierCardSchema.entries,
          distanceKm: v.nullable(v.number()),
          pictures: v.array(supplierCardSchema.entries.picture),
        }),
      ),
    }),
    idempotent: true,
  }),
} as const;
