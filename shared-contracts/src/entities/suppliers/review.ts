import * as v from 'valibot';
import { isoDateSchema } from '../common';
import { describedPhotoSchema } from '../photo';
import { guestBands } from '../wedding-kinds';

/**
 * State of a review in the moderation; only published ones are shown. `unconfirmed`: its author's address is not
 * confirmed. `reviewMoves` (rules) defines the allowed changes.
 */
export const reviewStates = [
  'unconfirmed',
  'pending',
  'changes-asked',
  'published',
  'refused',
  'disputed',
  'withdrawn',
] as const;
export type ReviewState = (typeof reviewStates)[number];

/**
 * The checks of a review's author: a booking, the account's confirmed address, or the confirmed address in the review.
 */
export const reviewChecks = ['booked', 'account', 'address'] as const;

/** Topics of reviews, found by their words. */
export const reviewTopics = [
  ...(['value', 'team', 'answers', 'time', 'food', 'weather'] as const),
  ...(['place', 'music', 'photos', 'flowers'] as const),
] as const;
export type ReviewTopic = (typeof reviewTopics)[number];

/** A published review. Source: S3-feedback-01, its public part. */
export const reviewSchema = v.object({
  id: v.string(),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: v.string(),
  body: v.string(),
  name: v.string(),
  dateWedding: v.nullable(isoDateSchema),
  createdAt: v.string(),
  /** Home town of the couple. */
  from: v.optional(v.string()),
  /** True when the couple had booked the supplier here. Source: D-review-author-02. */
  bookedThroughPosy: v.optional(v.boolean()),
  photos: v.optional(v.array(describedPhotoSchema)),
  /** When its author changed it last; missing where they never did. */
  editedAt: v.optional(v.nullable(v.string())),
  checked: v.optional(v.picklist(reviewChecks)),
  /** Size of the couple's wedding; missing where it is not planned here. */
  guestBand: v.optional(v.picklist(guestBands)),
  /** True when its author was a guest at the wedding. */
  asGuest: v.optional(v.boolean()),
  /** ISO 639-1: what is spoken where the supplier is; its author may have written in another. */
  language: v.optional(v.string()),
  reply: v.nullable(v.object({ from: v.string(), body: v.string() })),
});
export type Review = v.InferOutput<typeof reviewSchema>;

/** A review as its author sends it. Source: S3-feedback-01. */
export const reviewFeedbackSchema = v.object({
  type: v.literal('review'),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  dateWedding: isoDateSchema,
  /** Home town of the couple. */
  from: v.string(),
  body: v.string(),
  name: v.string(),
  title: v.string(),
  email: v.pipe(v.string(), v.email()),
  /** Uid of the author; absent when signed out. */
  user: v.optional(v.string()),
  photos: v.array(describedPhotoSchema),
});
export type ReviewFeedback = v.InferOutput<typeof reviewFeedbackSchema>;
