import * as v from 'valibot';
import { callLengths } from '#constants/calls';
import { documentLengths } from '#constants/documents';
import { reviewConstants } from '#constants/suppliers/reviews';
import { defaultTranslationLanguage } from '#constants/suppliers/translation';
import { storedReviewSchema } from '#entities/suppliers/moderation';
import { reviewFeedbackSchema, reviewSchema, reviewStates } from '#entities/suppliers/review';
import { supplierCardSchema } from '#entities/suppliers/supplier';
import { endpoint, uploadEndpoint } from '../parts/endpoint';
import { country, id, nothing, numberIn, page, words } from '../parts/fields';

const texts = v.array(v.string());

/** Secret of a review whose author has no account: their letter has it, and it opens the review. */
const key = v.optional(words(callLengths.token));

/** A supplier as one's own reviews name it. */
const reviewedSupplier = v.pick(supplierCardSchema, ['id', 'publicId', 'type', 'name', 'picture']);

/** A review as its author sees it, with where it stands, and the moderators' reasons. */
const ownReview = v.object({
  id: v.string(),
  supplierName: v.nullable(v.string()),
  /** Null where it has left. */
  supplier: v.nullable(reviewedSupplier),
  ...storedReviewSchema.entries,
  /** True when the caller wrote it, not another member of their wedding. */
  isAuthor: v.boolean(),
  /** True while the caller may still change it. */
  mayEdit: v.boolean(),
});

/** Calls of writing a review and of reading a supplier in another language. Source: S7-feedback-add, S7-feedback-list, S7-top-feedback-01, S7-reviews-rating-01. */
export const reviewEndpoints = {
  /**
   * Data for the tick box: ALTCHA's challenge (`altcha-lib`, version 2), valid for an hour; or reCAPTCHA's site key.
   */
  captcha: endpoint({
    method: 'GET',
    path: '/api/captcha',
    auth: 'none',
    params: nothing,
    body: nothing,
    answer: v.variant('kind', [
      v.object({
        kind: v.literal('altcha'),
        challenge: v.object({
          parameters: v.object({
            algorithm: v.string(),
            nonce: v.string(),
            salt: v.string(),
            cost: v.number(),
            keyLength: v.number(),
            keyPrefix: v.string(),
            /** Seconds since the epoch. */
            expiresAt: v.number(),
          }),
          signature: v.string(),
        }),
      }),
      v.object({ kind: v.literal('recaptcha'), siteKey: v.string() }),
    ]),
    idempotent: true,
  }),
  /**
   * Sends a review, with the captcha's solution: base64 of `{"challenge", "solution"}` for ALTCHA, the token for
   * reCAPTCHA. `user` and the sizes of photos are what the server knows, whatever is sent. A lost answer may be asked
   * for again with the same solution. Refused with `review-invalid` (400, the field and its form message),
   * `review-photos` (400), `captcha-failed` (400), `captcha-used` (409), `supplier-unknown` (404), `own-supplier` (403),
   * `wedding-to-come` (409: the author plans one), `review-exists` (409: one for a supplier and wedding). Of a visitor it
   * is `unconfirmed` until they open the link of a letter. `asGuest`: it is about another couple's wedding; a signed-in
   * author then has one for a supplier and the address of their account, which replaces the one sent.
   */
  addFeedback: endpoint({
    method: 'POST',
    path: '/api/supplier/feedback-add',
    auth: 'none',
    params: nothing,
    body: v.object({
      supplierId: id,
      feedback: reviewFeedbackSchema,
      captcha: words(callLengths.token),
      asGuest: v.optional(v.boolean()),
    }),
    answer: v.object({ id: v.string(), state: v.picklist(reviewStates), bookedThroughPosy: v.boolean() }),
    idempotent: true,
  }),
  /** Reviews that the caller, or a member of their wedding, wrote, newest first, and booked suppliers without a review. */
  myReviews: endpoint({
    method: 'GET',
    path: '/api/reviews/mine',
    auth: 'user',
    params: nothing,
    body: nothing,
    answer: v.object({
      reviews: v.array(ownReview),
      booked: v.array(reviewedSupplier),
    }),
    idempotent: true,
  }),
  /** The caller's own review, by its author or a holder of the letter's key. Refused with `review-unknown` (404). */
  ownReview: endpoint({
    method: 'POST',
    path: '/api/reviews/own/:id/read',
    auth: 'none',
    params: v.object({ id }),
    body: v.object({ key }),
    answer: ownReview,
    idempotent: true,
  }),
  /** Confirms the address that a review was written with. Refused with `review-unknown` (404), `review-exists` (409). */
  confirmReview: endpoint({
    method: 'POST',
    path: '/api/reviews/own/:id/confirm',
    auth: 'none',
    params: v.object({ id }),
    body: v.object({ key }),
    answer: v.object({ state: v.picklist(reviewStates) }),
    idempotent: true,
  }),
  /**
   * Changes one's own review, as `mayEditReview` allows; a moderator reads it again before it is shown. Refused with
   * `review-unknown` (404), `edit-over` (409), `review-invalid` (400), `review-photos` (400).
   */
  editReview: endpoint({
    method: 'POST',
    path: '/api/reviews/own/:id',
    auth: 'none',
    params: v.object({ id }),
    /** Its author stays who they are. */
    body: v.object({ key, feedback: v.omit(reviewFeedbackSchema, ['email', 'user']) }),
    answer: v.object({ state: v.picklist(reviewStates) }),
    idempotent: true,
  }),
  /** Takes one's own review back: it is shown no more. Refused with `review-unknown` (404), `move-not-allowed` (409). */
  withdrawReview: endpoint({
    method: 'POST',
    path: '/api/reviews/own/:id/withdraw',
    auth: 'none',
    params: v.object({ id }),
    body: v.object({ key }),
    answer: v.object({ state: v.picklist(reviewStates) }),
    idempotent: true,
  }),
  /** Removes every word and photo of one's own review, and its author. Refused with `review-unknown` (404). */
  deleteReview: endpoint({
    method: 'POST',
    path: '/api/reviews/own/:id/delete',
    auth: 'none',
    params: v.object({ id }),
    body: v.object({ key }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * Reviews of the supplier that the caller speaks for, newest first, with those that are disputed. Refused with
   * `not-a-speaker` (403).
   */
  supplierReviews: endpoint({
    method: 'GET',
    path: '/api/supplier-desk/reviews',
    auth: 'user',
    params: nothing,
    body: v.object({ page: v.optional(numberIn(page), 1) }),
    answer: v.object({
      supplier: reviewedSupplier,
      total: v.number(),
      /** Of a page. */
      size: v.number(),
      reviews: v.array(reviewSchema),
      disputed: v.array(reviewSchema),
      /** Published reviews without an answer; missing in older answers. */
      unanswered: v.optional(v.number()),
    }),
    idempotent: true,
  }),
  /** Answers a published review, or changes the answer; nothing takes it back. Refused with `not-a-speaker` (403), `review-unknown` (404). */
  replyToReview: endpoint({
    method: 'POST',
    path: '/api/supplier-desk/reviews/:id/reply',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ reply: v.pipe(words(reviewConstants.replyLength), v.trim()) }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * Says that a published review breaks the rules: it is not shown until a moderator has decided. Refused with
   * `not-a-speaker` (403), `review-unknown` (404), `reason-needed` (400), `move-not-allowed` (409: a moderator has decided
   * about it before).
   */
  disputeReview: endpoint({
    method: 'POST',
    path: '/api/supplier-desk/reviews/:id/dispute',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ reason: v.pipe(words(reviewConstants.reasonLength), v.trim()) }),
    answer: v.object({ state: v.picklist(reviewStates) }),
    idempotent: true,
  }),
  /**
   * Disputes with a file that moderators alone see, and that is deleted after their decision. Refused with the codes of
   * `disputeReview` and of `uploadAttachment`.
   */
  disputeReviewWithFile: uploadEndpoint({
    method: 'POST',
    path: '/api/supplier-desk/reviews/:id/dispute-with-file',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({
      reason: v.pipe(words(reviewConstants.reasonLength), v.trim()),
      name: v.pipe(words(reviewConstants.evidenceNameLength), v.trim(), v.minLength(1)),
    }),
    answer: v.object({ state: v.picklist(reviewStates) }),
    idempotent: true,
  }),
  /**
   * A published review, and the supplier's reply, in another language. Refused with `review-unknown` (404),
   * `translation-language` (400), `translation-failed` (503), `translation-unavailable` (404).
   */
  translateReview: endpoint({
    method: 'POST',
    path: '/api/translations/review',
    auth: 'none',
    params: nothing,
    body: v.object({ reviewId: id, targetLang: words(documentLengths.language) }),
    answer: v.object({ title: v.string(), body: v.string(), reply: v.nullable(v.string()) }),
    idempotent: true,
  }),
  /**
   * A supplier's own words in another language, English unless another is asked for. Refused with
   * `translation-language` (400), `translation-failed` (503) when the day's letters are spent and, where no service is configured,
   * `translation-unavailable` (404).
   */
  translateSupplier: endpoint({
    method: 'POST',
    path: '/api/translations/supplier',
    auth: 'none',
    params: nothing,
    body: v.object({
      supplierId: id,
      supplierCountry: country,
      targetLang: v.optional(words(documentLengths.language), defaultTranslationLanguage),
    }),
    answer: v.object({
      language: v.string(),
      words: v.object({
        description: texts,
        managerMessage: v.nullable(v.string()),
        features: texts,
        highlights: texts,
        packages: v.array(v.object({ name: v.string(), description: v.string() })),
        offers: v.array(v.object({ title: v.string(), description: v.string() })),
        questions: v.array(v.object({ question: v.string(), answer: v.string() })),
      }),
    }),
    idempotent: true,
  }),
} as const;
