import * as v from 'valibot';
import { reviewSchema } from '#entities/suppliers/review';
import { supplierProfileSchema } from '#entities/suppliers/supplier-profile';
import { endpoint } from '../parts/endpoint';
import { id, nothing, numberIn, page, size } from '../parts/fields';

/** A supplier’s page and its reviews. */
export const supplierEndpoints = {
  supplier: endpoint({
    method: 'POST',
    path: '/api/supplier/:id',
    auth: 'none',
    params: v.object({ id }),
    body: v.optional(nothing, {}),
    answer: supplierProfileSchema,
    idempotent: true,
  }),
  /** A page of a supplier's reviews; a page's size, the order and one number of stars may follow it in the path. */
  reviews: endpoint({
    method: 'GET',
    path: '/api/supplier/feedback/:id/:page',
    auth: 'none',
    optionalSegments: ['size', 'sort', 'stars'],
    params: v.object({
      id,
      page: numberIn(page),
      size: v.optional(numberIn(size), 10),
      sort: v.optional(v.picklist(['newest', 'oldest', 'highest', 'lowest']), 'newest'),
      /** Only reviews with this number of stars. */
      stars: v.optional(numberIn(v.picklist([1, 2, 3, 4, 5]))),
    }),
    body: nothing,
    answer: v.object({ total: v.number(), page: v.number(), size: v.number(), reviews: v.array(reviewSchema) }),
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
      /** Reviews with 1, 2, 3, 4 and 5 stars. */
      histogram: v.pipe(v.array(v.number()), v.length(5)),
    }),
    idempotent: true,
  }),
} as const;
