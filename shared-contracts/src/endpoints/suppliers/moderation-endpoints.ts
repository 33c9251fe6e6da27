import * as v from 'valibot';
import { countSchema, instantSchema } from '#entities/common';
import { photoSchema } from '#entities/photo';
import {
  disputeEvidenceSchema,
  moderationEntrySchema,
  reportSchema,
  reviewMarkSchema,
  storedReviewSchema,
} from '#entities/suppliers/moderation';
import { reviewStates } from '#entities/suppliers/review';
import { policyNumbers } from '#entities/suppliers/review-policy';
import { supplierCardSchema } from '#entities/suppliers/supplier';
import { endpoint } from '../parts/endpoint';
import { id, nothing, numberIn, page, size } from '../parts/fields';

const reason = v.pipe(moderationEntrySchema.entries.reason, v.trim());

/** The moderator who has something open, and until when; null while nobody has. */
const taken = v.nullable(v.object({ name: v.string(), isMine: v.boolean(), until: instantSchema }));

const policy = v.optional(v.nullable(v.picklist(policyNumbers)), null);

/** Decisions of a kind about reviews of four and five stars, and about the others. */
const byStars = v.object({ good: countSchema, others: countSchema });

/** Figures of the moderation for everybody. */
export const reviewFigureEndpoints = {
  /**
   * The numbers of published and refused reviews in each year, the newest first, and the policy's rules behind these
   * decisions.
   */
  reviewFigures: endpoint({
    method: 'GET',
    path: '/api/reviews/figures',
    auth: 'none',
    params: nothing,
    body: nothing,
    answer: v.object({
      years: v.array(
        v.object({
          year: v.number(),
          published: byStars,
          refused: byStars,
          /** Refusals by the number of the rule; 0 where none was named. */
          rules: v.array(v.object({ policy: v.number(), ...byStars.entries })),
        }),
      ),
    }),
    idempotent: true,
  }),
} as const;

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
        v.object({
          id: v.string(),
          supplierName: v.nullable(v.string()),
          /** Null where the supplier has left. */
          supplier: v.nullable(v.pick(supplierCardSchema, ['type', 'picture', 'town', 'rating'])),
          marks: v.array(reviewMarkSchema),
          taken,
          /** The file of a dispute; missing in older answers. */
          evidence: v.optional(v.nullable(disputeEvidenceSchema)),
          ...storedReviewSchema.entries,
        }),
      ),
      /** Milliseconds within which half of the latest decisions were made; null while there is none. */
      halfWithinMs: v.nullable(v.number()),
    }),
    idempotent: true,
  }),
  /** The file of a dispute, in base64, until the decision can no longer be undone. Refusal: `review-unknown` (404). */
  disputeEvidence: endpoint({
    method: 'GET',
    path: '/api/moderation/reviews/:id/evidence',
    auth: 'user',
    params: v.object({ id }),
    body: nothing,
    answer: v.object({ name: v.string(), type: v.string(), content: v.string() }),
    idempotent: true,
  }),
  /**
   * Moves a review from the state in which the moderator saw it, as `reviewMoves` allows. Asking for changes and refusing need
   * a reason; the author's letter goes once the time for `undoDecision` is over. Refusals: `review-unknown` (404), `own-review`
   * (403), `reason-needed` (400), `review-moved` (409: it is in another state by now), `move-not-allowed` (409),
   * `taken-already` (409: another moderator has it open).
   */
  decideReview: endpoint({
    method: 'POST',
    path: '/api/moderation/reviews/:id',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({
      from: v.picklist(reviewStates),
      to: v.picklist(reviewStates),
      reason: v.optional(reason, ''),
      policy,
    }),
    answer: v.object({ state: v.picklist(reviewStates) }),
    idempotent: true,
  }),
  /**
   * Takes back the caller's own latest decision about a review within `moderationConstants.undoMs`; both stay in the log.
   * Refusals: `review-unknown` (404), `undo-over` (409: too late, or something happened since).
   */
  undoDecision: endpoint({
    method: 'POST',
    path: '/api/moderation/reviews/:id/undo',
    auth: 'user',
    params: v.object({ id }),
    body: nothing,
    answer: v.object({ state: v.picklist(reviewStates) }),
    idempotent: true,
  }),
  /**
   * Takes something of the queues for the caller alone, for `moderationConstants.takenMs`; once more renews it, and `leave`
   * gives it back. Refusal: `taken-already` (409).
   */
  takeFromQueue: endpoint({
    method: 'POST',
    path: '/api/moderation/taken',
    auth: 'user',
    params: nothing,
    body: v.object({ kind: v.picklist(['review', 'report', 'claim']), id, leave: v.optional(v.boolean(), false) }),
    answer: v.object({ until: v.nullable(instantSchema) }),
    idempotent: true,
  }),
  /** Open reports, the oldest first, with whom they are with. `reportedWords` has the words that they are about. */
  openReports: endpoint({
    method: 'GET',
    path: '/api/moderation/reports',
    auth: 'user',
    params: nothing,
    body: v.object({ page: v.optional(numberIn(page), 1), size: v.optional(numberIn(size), 20) }),
    answer: v.object({
      total: countSchema,
      reports: v.array(
        v.object({
          id: v.string(),
          ...v.pick(reportSchema, ['about', 'reason', 'words', 'createdAt']).entries,
          /** True for one that the caller wrote: somebody else decides. */
          isMine: v.boolean(),
          taken,
        }),
      ),
    }),
    idempotent: true,
  }),
  /** Decisions, the newest first, with the moderators who made them. */
  moderationLog: endpoint({
    method: 'GET',
    path: '/api/moderation/log',
    auth: 'user',
    params: nothing,
    body: v.object({ page: v.optional(numberIn(page), 1) }),
    answer: v.object({
      total: countSchema,
      /** Of a page. */
      size: countSchema,
      entries: v.array(
        v.object({
          id: v.string(),
          ...v.omit(moderationEntrySchema, ['by']).entries,
          /** The moderator's name; empty where their account is gone. */
          name: v.string(),
          /** The supplier that it concerns; empty for none. */
          supplierName: v.string(),
        }),
      ),
    }),
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
      reported: v.nullable(
        v.object({
          words: v.string(),
          by: v.string(),
          createdAt: instantSchema,
          /** Of a guest's picture: what the report is about. */
          photo: v.optional(v.nullable(photoSchema)),
        }),
      ),
    }),
    idempotent: true,
  }),
  /**
   * Decides an open report. A published review whose report is upheld is hidden, and waits for a decision of its own. Refusals:
   * `report-unknown` (404), `own-report` (403), `report-decided` (409), `taken-already` (409).
   */
  decideReport: endpoint({
    method: 'POST',
    path: '/api/moderation/reports/:id',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ state: v.picklist(['upheld', 'dismissed']), reason: v.optional(reason, ''), policy }),
    answer: nothing,
    idempotent: true,
  }),
} as const;
