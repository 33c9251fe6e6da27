import * as v from 'valibot';
import { callLengths } from '#constants/calls';
import { documentLengths } from '#constants/documents';
import { defaultTranslationLanguage } from '#constants/suppliers/translation';
import { reviewFeedbackSchema, reviewStates } from '#entities/suppliers/review';
import { endpoint } from '../parts/endpoint';
import { country, id, nothing, words } from '../parts/fields';

const texts = v.array(v.string());

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
   * `review-photos` (400), `captcha-failed` (400), `captcha-used` (409), `supplier-unknown` (404).
   */
  addFeedback: endpoint({
    method: 'POST',
    path: '/api/supplier/feedback-add',
    auth: 'none',
    params: nothing,
    body: v.object({ supplierId: id, feedback: reviewFeedbackSchema, captcha: words(callLengths.token) }),
    answer: v.object({ id: v.string(), state: v.picklist(reviewStates), bookedThroughPosy: v.boolean() }),
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
