import * as v from 'valibot';
import { callLengths } from '#constants/calls';
import { searchConstants } from '#constants/suppliers/search';
import { countSchema, isoDateSchema } from '#entities/common';
import { supplierCardSchema, supplierCategories } from '#entities/suppliers/supplier';
import { endpoint } from '../parts/endpoint';
import { country, nothing, page, size, words } from '../parts/fields';
import { categoryFoundSchema } from './category-found';
import { cardPictures, searchRankingSchema, searchUnderstandingSchema } from './search-understanding';

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const radius = v.pipe(v.number(), v.minValue(0.1), v.maxValue(searchConstants.radiusMax));
const labels = v.pipe(v.array(words(callLengths.label)), v.maxLength(searchConstants.labelsMax));

/** The visible part of a map. None crosses the 180th meridian. */
const bounds = v.pipe(
  v.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
  v.check(({ south, west, north, east }) => south <= north && west <= east, 'south to north, west to east'),
);

/** Orders of a search; `price` is `price-asc`. */
const sorts = ['recommended', 'rating', 'price', 'price-asc', 'price-desc', 'distance', 'reviews', 'name'] as const;

/** Kinds of the couple's own facts, which count where a search says nothing of the same kind. */
const countedFacts = ['place', 'date', 'guests', 'budget'] as const;

const counts = v.record(v.string(), countSchema);
const names = v.record(v.string(), v.string());

/** Calls of the directory's search. Source: S7-suggestions. */
export const searchEndpoints = {
  /**
   * Searches the directory. Every filter narrows the others; what a supplier does not say is no reason to leave it out
   * (`guests`, `eveningGuests`, `freeOn`), unless it was asked for as a fact (`capacityMin`). Refusal: `page-token` (400), for a token of
   * another search.
   */
  searchSuppliers: endpoint({
    method: 'POST',
    path: '/api/search/suppliers',
    auth: 'none',
    params: nothing,
    body: v.object({
      countryCode: country,
      category: v.optional(v.picklist(supplierCategories)),
      text: v.optional(words(searchConstants.textLength)),
      area: v.optional(words(searchConstants.textLength)),
      /** Place to search when the request names none, such as the couple's place; ignored when it has no suppliers. */
      areaElse: v.optional(words(searchConstants.textLength)),
      /** Around `areaElse`, where that counts and the request names no distance. */
      radiusElse: v.optional(radius),
      /** The couple's day: counts where neither `freeOn` nor the text names a day, month, season or year. */
      freeOnElse: v.optional(isoDateSchema),
      /** The couple's guests of the day: count where neither `guests` nor the text names a number of guests. */
      guestsElse: v.optional(countSchema),
      /**
       * The couple's budget for each category, in minor units: that of a supplier's own category counts where neither
       * `priceMin`, `priceMax` nor the text names a price.
       */
      budgetsElse: v.optional(v.record(v.picklist(supplierCategories), countSchema)),
      /** Around `area`, or the place that the text names, instead of the place itself. */
      radiusKm: v.optional(radius),
      /** Within so many kilometres; `area` does not count then. */
      near: v.optional(
        v.object({
          latitude,
          longitude,
          radiusKm: radius,
        }),
      ),
      bounds: v.optional(bounds),
      /** Bounds of the price, both included, in minor units of the market's currency: what the supplier starts from. */
      priceMin: v.optional(countSchema),
      priceMax: v.optional(countSchema),
      /** A capacity that the supplier states. */
      capacityMin: v.optional(countSchema),
      /** Guests to be looked after: who states a smaller capacity is left out. */
      guests: v.optional(countSchema),
      /** Guests of the evening party, with those of the day: who states a smaller evening capacity is left out. */
      eveningGuests: v.optional(countSchema),
      ratingMin: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
      /** Features that all must be present, by key. */
      features: v.optional(labels),
      /** Styles of which at least one must be present, by key. */
      styles: v.optional(labels),
      /** Kinds of venue, any of them, by key. */
      kinds: v.optional(labels),
      withOffer: v.optional(v.boolean()),
      /** A day: who keeps a calendar here and is taken then is left out. */
      freeOn: v.optional(isoDateSchema),
      sort: v.optional(v.picklist(sorts), 'recommended'),
      page: v.optional(page, 1),
      size: v.optional(size, searchConstants.pageSizeDefault),
      /** `nextPageToken` of the page before, of the same search; `page` does not count then. */
      pageToken: v.optional(words(callLengths.pageToken)),
      /** The text as it was typed, without correcting any word. */
      literally: v.optional(v.boolean()),
      /** Each supplier with its first pictures, for a card that shows one after the other. */
      withPictures: v.optional(v.boolean()),
    }),
    answer: v.object({
      total: v.number(),
      page: v.number(),
      size: v.number(),
      results: v.array(
        v.object({
          ...supplierCardSchema.entries,
          /** Distance from `near`, or from the middle of the town that `distanceFrom` names; null without either. */
          distanceKm: v.optional(v.nullable(v.number())),
          /** Position of the place. */
          location: v.optional(v.object({ latitude, longitude })),
          pictures: cardPictures,
        }),
      ),
      categories: v.array(categoryFoundSchema),
      /** Results that have a feature or style, or are of a kind, by key, under the other filters; empty without a category. */
      features: v.optional(counts),
      styles: v.optional(counts),
      kinds: v.optional(counts),
      /**
       * Prices of one category in steps of the same width, in minor units, as the day and the guests that are asked for make
       * them and under every filter but the price; the last step holds all who are dearer. Null where there is nothing to show.
       */
      prices: v.optional(v.nullable(v.object({ from: v.number(), step: v.number(), counts: v.array(countSchema) }))),
      /**
       * Name of the town that all distances of this answer are from: of the search, else the couple's own where nobody is
       * near it; null without distances, and from `near`. Absent from servers that do not say it.
       */
      distanceFrom: v.optional(v.nullable(v.string())),
      /** Labels of those keys in the market's language. */
      labels: v.optional(v.object({ features: names, styles: names, kinds: names })),
      /** True when `areaElse` was used; absent from servers that do not know it. */
      areaElse: v.optional(v.boolean()),
      /** Kinds of the `…Else` fields that narrowed the results; absent from servers that do not know them. */
      countedIn: v.optional(v.array(v.picklist(countedFacts))),
      /** The day and the guests that prices are for; absent from servers that do not say it. */
      askedFor: v.optional(v.object({ day: v.nullable(isoDateSchema), guests: v.nullable(countSchema) })),
      /** Null on the last page. */
      nextPageToken: v.optional(v.nullable(v.string())),
      /** Absent from servers that do not understand sentences. */
      understood: v.optional(searchUnderstandingSchema),
      ranking: v.optional(searchRankingSchema),
    }),
    idempotent: true,
  }),
} as const;
