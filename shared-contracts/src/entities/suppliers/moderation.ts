import * as v from 'valibot';
import { reviewConstants } from '#constants/suppliers/reviews';
import { talkConstants } from '#constants/suppliers/talk';
import { countSchema, instantSchema, textSchema } from '../common';
import { describedPhotoSchema } from '../photo';
import { guestBands } from '../wedding-kinds';
import { reviewChecks, reviewStates } from './review';
import { policyNumbers, reviewMarkKinds } from './review-policy';

/** A step of a review's moderation: new state, time, uid of the person (null: the author, signed out), and reason. */
export const moderationStepSchema = v.object({
  state: v.picklist(reviewStates),
  at: instantSchema,
  by: v.nullable(v.string()),
  /** Missing where nothing had to be said. */
  reason: v.optional(textSchema(reviewConstants.reasonLength)),
});
export type ModerationStep = v.InferOutput<typeof moderationStepSchema>;

/**
 * `reviews/{id}`: a review as it was sent, with its state and the log of that. Backend only: it has the author's address.
 * Source: S7-review-save-01.
 */
export const storedReviewSchema = v.object({
  supplierId: v.string(),
  state: v.picklist(reviewStates),
  stars: v.picklist([1, 2, 3, 4, 5]),
  title: v.string(),
  body: v.string(),
  name: v.string(),
  from: v.string(),
  dateWedding: v.string(),
  bookedThroughPosy: v.boolean(),
  photos: v.array(describedPhotoSchema),
  /** Newest last. */
  log: v.optional(v.array(moderationStepSchema), []),
  reply: v.optional(
    v.nullable(v.object({ body: textSchema(reviewConstants.replyLength), by: v.string(), createdAt: instantSchema })),
    null,
  ),
  createdAt: instantSchema,
  /** Moment of the author's latest change. */
  editedAt: v.optional(v.nullable(instantSchema), null),
  /**
   * Moment until which the author may make the changes that were asked for last. Missing where no letter named one: such a
   * review is never withdrawn by itself.
   */
  changesDue: v.optional(instantSchema),
  /** Missing while nobody knows who wrote it. */
  checked: v.optional(v.picklist(reviewChecks)),
  /** Size of the author's wedding when they sent it; missing where it was not known. The number is never stored. */
  guestBand: v.optional(v.picklist(guestBands)),
  /** True when its author was a guest at the wedding; missing for a couple's own wedding. */
  asGuest: v.optional(v.boolean()),
});
export type StoredReview = v.InferOutput<typeof storedReviewSchema>;

/** The file with which a supplier disputes a review; moderators alone see it. */
export const disputeEvidenceSchema = v.object({ name: v.string(), type: v.string(), bytes: countSchema });

/** A peculiarity of a review, with its place in the title or body; of all of the review where it has none. */
export const reviewMarkSchema = v.object({
  kind: v.picklist(reviewMarkKinds),
  place: v.nullable(v.object({ field: v.picklist(['title', 'body']), from: v.number(), to: v.number() })),
});
export type ReviewMark = v.InferOutput<typeof reviewMarkSchema>;

/** Kinds of content that people may report. */
export const reportables = ['review', 'message', 'website', 'guest-photo', 'supplier', 'real-wedding'] as const;
export const reportReasons = ['spam', 'rude', 'untrue', 'private', 'other'] as const;

/** Subject of a report: its id, for a message that of its conversation, for a website (by its address) that of its wedding. */
const reportedSchema = v.object({
  kind: v.picklist(reportables),
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,128}$/)),
  within: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,128}$/))),
});

/** `reports/{id}`: written by calls of the backend, read by moderators only, not even by its author. */
export const reportSchema = v.object({
  about: reportedSchema,
  reason: v.picklist(reportReasons),
  words: textSchema(talkConstants.reportWordsLength),
  /** Uid of the reporter. */
  by: v.string(),
  state: v.picklist(['open', 'upheld', 'dismissed']),
  createdAt: instantSchema,
  /** Null while it is open, as `decidedAt`. */
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(instantSchema),
});
export type Report = v.InferOutput<typeof reportSchema>;

/** `moderationLog/{id}`: what moderators did. Written by the backend, read by moderators and operators. */
export const moderationEntrySchema = v.object({
  about: reportedSchema,
  /** Values before and after, such as a review's states. */
  from: v.nullable(v.string()),
  to: v.string(),
  reason: textSchema(reviewConstants.reasonLength),
  /** The rule of the policy on which it rests; missing where none was named. */
  policy: v.optional(v.nullable(v.picklist(policyNumbers)), null),
  /** Milliseconds that a review waited for the decision; missing for anything else. */
  waitedMs: v.optional(v.nullable(v.number()), null),
  /** Uid of the moderator. */
  by: v.string(),
  at: instantSchema,
});
export type ModerationEntry = v.InferOutput<typeof moderationEntrySchema>;
