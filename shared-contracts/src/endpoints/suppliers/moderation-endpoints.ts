import * as v from 'valibot';
import { countSchema, instantSchema } from '#entities/common';
import { moderationEntrySchema, reportSchema, storedReviewSchema } from '#entities/suppliers/moderation';
import { reviewStates } from '#entities/suppliers/review';
import { endpoint } from '../parts/endpoint';
import { id, nothing, numberIn, page, size } from '../parts/fields';

const reason = v.pipe(moderationEntrySchema.entries.reason, v.trim());

/** Calls of every signed-in person. */
export const reportEndpoints = {
  /**
   * Reports a review or a supplier to moderators; once per person and subject. Messages have `reportMessage`. Refusals:
   * `nothing-to-report` (404), `reports-used-up` (429: `reportConstants.mostPerDay`).
   */
  report: endpoint({
    method: 'POST',
    path: '/api/reports',
    auth: 'user',
    params: nothing,
    body: v.object({
      about: v.object({
        kind: v.picklist(['review', 'supplier']),
        id: reportSchema.entries.about.entries.id,
      }),
      reason: reportSchema.entries.reason,
      words: v.optional(reportSchema.entries.words, ''),
    }),
    answer: nothing,
    idempotent: true,
  }),
} as const;

/**
 * Calls of moderators; everybody else is refused with `not-a-moderator` (403). A decision is written with its entry of
 * `moderationLog` in one transaction.
 */
export const moderationEndpoints = {
  /** Reviews in a state, the oldest first, with what moderators see of them; never the author's address. */
  moderationReviews: endpoint({
    method: 'GET',
    path: '/api/moderation/reviews',
    auth: 'user',
    params: nothing,
    body: v.object({
      state: v.optional(v.picklist(reviewStates), 'pending'),
      page: v.optional(numberIn(page), 1),
      size: v.optional(numberIn(size), 20),
    }),
    answer: v.object({
      total: countSchema,
      reviews: v.array(
        v.object({ id: v.string(), supplierName: v.nullable(v.string()), ...storedReviewSchema.entries }),
      ),
    }),
    idempotent: true,
  }),
  /**
   * Moves a review from the state in which the moderator saw it, as `reviewMoves` allows. Asking for changes and refusing need
   * a reason. Refusals: `review-unknown` (404), `own-review` (403), `reason-needed` (400), `review-moved` (409: it is in
   * another state by now), `move-not-allowed` (409).
   */
  decideReview: endpoint({
    method: 'POST',
    path: '/api/moderation/reviews/:id',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ from: v.picklist(reviewStates), to: v.picklist(reviewStates), reason: v.optional(reason, '') }),
    answer: v.object({ state: v.picklist(reviewStates) }),
    idempotent: true,
  }),
  /** The current text of a report's subject; null when it is gone or has no text. Refusal: `report-unknown` (404). */
  reportedWords: endpoint({
    method: 'GET',
    path: '/api/moderation/reports/:id',
    auth: 'user',
    params: v.object({ id }),
    body: nothing,
    answer: v.object({
      reported: v.nullable(v.object({ words: v.string(), by: v.string(), createdAt: instantSchema })),
    }),
    idempotent: true,
  }),
  /** Decides an open report. Refusals: `report-unknown` (404), `own-report` (403), `report-decided` (409). */
  decideReport: endpoint({
    method: 'POST',
    path: '/api/moderation/reports/:id',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ state: v.picklist(['upheld', 'dismissed']), reason: v.optional(reason, '') }),
    answer: nothing,
    idempotent: true,
  }),
} as const;
