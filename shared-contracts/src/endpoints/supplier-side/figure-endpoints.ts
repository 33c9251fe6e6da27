import * as v from 'valibot';
import { countSchema, isoDateSchema } from '#entities/common';
import { replyFiguresSchema, supplierCategories } from '#entities/suppliers/supplier';
import { endpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';
import { searchRankingSchema } from '../suppliers/search-understanding';

const call = { method: 'POST', params: nothing } as const;
const figures = { views: countSchema, hearts: countSchema, enquiries: countSchema, bookings: countSchema };

const spread = {
  withinHour: countSchema,
  withinDay: countSchema,
  withinTwoDays: countSchema,
  later: countSchema,
  never: countSchema,
};

/**
 * Figures of suppliers: numbers by week, without a name. The first two calls count, and answer the same whether they
 * did; the last one is for the supplier's own people.
 */
export const figureEndpoints = {
  /** A profile was looked at. One reader counts once a day; suppliers, moderators and operators do not count. */
  countView: endpoint({
    ...call,
    path: '/api/figures/view',
    auth: 'none',
    body: v.object({ supplierId: id }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * A supplier's place in the caller's plan changed. The server reads the plan itself: a supplier that was never in it
   * before counts as a heart, one that is booked as a booking until that is taken back.
   */
  countInPlan: endpoint({
    ...call,
    path: '/api/figures/in-plan',
    auth: 'user',
    body: v.object({ weddingId: id, supplierId: id }),
    answer: nothing,
    idempotent: true,
  }),
  /** The figures of a supplier. For the people who speak for it; others are refused with `not-a-speaker` (403). */
  ownFigures: endpoint({
    ...call,
    path: '/api/figures/own',
    auth: 'user',
    body: v.object({ supplierId: id }),
    answer: v.object({
      category: v.picklist(supplierCategories),
      /** The last weeks, this one last, each by its Monday. */
      weeks: v.array(v.object({ monday: isoDateSchema, ...figures })),
      /**
       * The medians of this week, over the suppliers of the category and country that couples looked at; null with too few
       * of them.
       */
      typical: v.nullable(v.object({ suppliers: countSchema, ...figures })),
      /** As couples see it; null with too few enquiries. */
      replies: v.nullable(replyFiguresSchema),
      /** Enquiries of these days by the time until the first answer; null with too few, missing of older servers. */
      replySpread: v.optional(v.nullable(v.object(spread))),
      /** The median of the category's median reply times, in minutes; null with too few suppliers. */
      typicalReplyMinutes: v.nullable(countSchema),
      /** Completeness of the profile, from 0 to 1, as it counts in the ranking. */
      completeness: v.number(),
      ranking: searchRankingSchema,
    }),
    idempotent: true,
  }),
} as const;
