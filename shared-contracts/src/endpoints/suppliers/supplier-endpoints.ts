import * as v from 'valibot';
import { reviewSchema, reviewTopics } from '#entities/suppliers/review';
import { supplierProfileSchema } from '#entities/suppliers/supplier-profile';
import { guestBands, weddingSeasons } from '#entities/wedding-kinds';
import { endpoint } from '../parts/endpoint';
import { id, locale, nothing, numberIn, page, size } from '../parts/fields';

/** Reviews with 1, 2, 3, 4 and 5 stars. */
const histogram = v.pipe(v.array(v.number()), v.length(5));

/** The number of reviews for each topic, the most frequent first, without unmentioned topics. */
const mentions = v.array(v.object({ topic: v.picklist(reviewTopics), count: v.number() }));

/** The number of reviews by season and size of their authors' weddings; null where one is unknown. */
const weddings = v.array(
  v.object({
    season: v.nullable(v.picklist(weddingSeasons)),
    guests: v.nullable(v.picklist(guestBands)),
    count: v.number(),
  }),
);

/** A supplier’s page and its reviews. */
export const supplierEndpoints = {
  supplier: endpoint({
    method: 'POST',
    path: '/api/supplier/:id',
    auth: 'none',
    params: v.object({ id }),
    /** With a locale the features and styles have their names in its language, where the catalogue knows them. */
    body: v.optional(v.object({ locale: v.optional(locale) }), {}),
    answer: supplierProfileSchema,
    idempotent: true,
  }),
  /**
   * A page of a supplier's reviews. A page's size, the order, one number of stars, a topic, and the season and size of the
   * authors' weddings may follow it in the path.
   */
  reviews: endpoint({
    method: 'GET',
    path: '/api/supplier/feedback/:id/:page',
    auth: 'none',
    optionalSegments: ['size', 'sort', 'stars', 'topic', 'season', 'guests'],
    params: v.object({
      id,
      page: numberIn(page),
      size: v.optional(numberIn(size), 10),
      sort: v.optional(v.picklist(['newest', 'oldest', 'highest', 'lowest']), 'newest'),
      /** Only reviews with so many stars; 0: with any number. */
      stars: v.optional(numberIn(v.picklist([0, 1, 2, 3, 4, 5]))),
      /** Only reviews that speak of it; `any`: of anything, as in the segments behind it. */
      topic: v.optional(v.picklist(['any', ...reviewTopics])),
      season: v.optional(v.picklist(['any', ...weddingSeasons])),
      guests: v.optional(v.picklist(['any', ...guestBands])),
    }),
    body: nothing,
    answer: v.object({
      total: v.number(),
      page: v.number(),
      size: v.number(),
      reviews: v.array(reviewSchema),
      /**
       * Of a narrowed list: the numbers of reviews in the lists that replace the stars, the topic, or the wedding of the request by
       * another. Missing where nothing is narrowed, because the supplier's statistics have them, and in older answers.
       */
      counts: v.optional(v.object({ histogram, mentions, weddings })),
    }),
    idempotent: true,
  }),
  /** The best reviews of a supplier; how many may follow in the path. */
  topReviews: endpoint({
    method: 'GET',
    path: '/api/supplier/top-feedback-compact/:id',
    optionalSegments: ['size'],
    auth: 'none',
    params: v.object({ id, size: v.optional(numberIn(v.pipe(size, v.maxValue(20))), 3) }),
    body: nothing,
    answer: v.object({ reviews: v.array(reviewSchema) }),
    idempotent: true,
  }),
  reviewsRating: endpoint({
    method: 'GET',
    path: '/api/supplier/:id/statistics/reviews-rating',
    auth: 'none',
    params: v.object({ id }),
    body: nothing,
    answer: v.object({
      average: v.number(),
      count: v.number(),
      histogram,
      /** Missing in older answers, as are the weddings. */
      mentions: v.optional(mentions),
      weddings: v.optional(weddings),
    }),
    idempotent: true,
  }),
} as const;
