import * as v from 'valibot';
import { callLengths } from '#constants/calls';
import { documentLengths } from '#constants/documents';
import { accountLengths } from '#constants/people';
import { attachmentConstants } from '#constants/suppliers/attachments';
import { inboxConstants } from '#constants/suppliers/inbox';
import { defaultTranslationLanguage } from '#constants/suppliers/translation';
import { instantSchema, isoDateSchema } from '#entities/common';
import { closingReasonsOf, sharedItems } from '#entities/suppliers/conversation';
import { enquirySchema } from '#entities/suppliers/enquiry';
import { attachmentSchema, sentContentSchema } from '#entities/suppliers/message';
import { reportSchema } from '#entities/suppliers/moderation';
import { enquiryLimits } from '#rules/suppliers/enquiry-rules';
import { endpoint, uploadEndpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';

/**
 * Calls of enquiries and conversations, for both sides. Both sides' people may read; a member who may only view the inbox
 * changes nothing (`not-allowed`). Source: S4-inbox, S7-inbox-update-01.
 */
export const conversationEndpoints = {
  /**
   * Starts the conversation of this wedding and supplier, or continues it. The same `clientId` is sent once only.
   * Refusals: `no-wedding`, `not-allowed`, `supplier-unknown`, `enquiry-other-supplier` (`contactedSupplier` is another than
   * `profileId`), `enquiry-message-…`, `captcha-failed` (where a captcha was solved), `captcha-needed` (after many), `captcha-used`, `enquiry-limit-reached`.
   */
  sendEnquiry: endpoint({
    method: 'POST',
    path: '/api/enquiries/send',
    auth: 'user',
    params: nothing,
    body: v.object({
      clientId: v.pipe(v.string(), v.uuid()),
      profileId: id,
      message: words(enquiryLimits.asSentCharacters),
      intent: v.optional(enquirySchema.entries.intent, 'enquiry'),
      /** Opt-in: share whether the budget fits. */
      budgetMatch: v.optional(v.boolean(), false),
      /** Facts of the wedding that the supplier must not see. It applies to an enquiry that begins a conversation. */
      withheld: v.optional(v.pipe(v.array(v.picklist(sharedItems)), v.maxLength(sharedItems.length)), []),
      /** The solution, where the form asked for one. */
      captchaToken: v.optional(v.nullable(words(callLengths.token)), null),
      /** The supplier as the form named it, by its id or public id. */
      contactedSupplier: v.optional(id),
      source: v.optional(enquirySchema.entries.source, 'concierge'),
    }),
    answer: v.object({ conversationId: v.string(), messageId: v.string() }),
    idempotent: true,
  }),
  enquiryCount: endpoint({
    method: 'GET',
    path: '/api/enquiries/count/:id',
    auth: 'user',
    params: v.object({ id }),
    body: nothing,
    answer: v.object({ open: v.record(v.string(), v.number()), limit: v.number() }),
    idempotent: true,
    debounceMs: inboxConstants.enquiryCountDebounceMs,
  }),
  /**
   * A further message in a conversation, with a price, an answer about a day, a visit or a file beside its words; a
   * file without any goes with its name. The same `clientId` is sent once only. Refusals: `not-a-member`, `not-allowed`,
   * `conversation-closed`, `conversation-blocked`, `message-…` (400, `MessageContentFault`), `attachment-unknown` (400: not
   * uploaded by the sender to this conversation, sent already, or deleted since).
   */
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/messages',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({
      clientId: v.pipe(v.string(), v.uuid()),
      body: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(enquiryLimits.maximumCharacters)),
      content: v.optional(sentContentSchema),
    }),
    answer: v.object({ messageId: v.string() }),
    idempotent: true,
  }),
  /**
   * Stores a file for a message of this conversation: `client.upload('uploadAttachment', { params: { id }, body: { name
   * } }, file)`, then `sendMessage` with `content: { kind: 'attachment', attachment: { id } }`. Pictures (JPEG, PNG,
   * WebP, HEIC) are re-encoded without EXIF, PDFs are stored unchanged; the type is read from the bytes. A file that is
   * not sent within a day is deleted. Refused with `attachment-too-large` (413), `photo-too-many-pixels` (413),
   * `attachment-type` (415), `attachment-unreadable` (400), `attachment-quota` (409), and as `sendMessage` is.
   */
  uploadAttachment: uploadEndpoint({
    method: 'POST',
    path: '/api/inbox/:id/attachments',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ name: v.pipe(words(attachmentConstants.nameLength), v.trim(), v.minLength(1)) }),
    answer: attachmentSchema,
    idempotent: false,
  }),
  /**
   * An address that opens a file of this conversation for the caller, as long as they take part, for a few minutes: for
   * `src` of a picture, or a download. Ask anew each time it is opened. Refusals: `not-a-member`, `attachment-unknown` (404).
   */
  attachmentLink: endpoint({
    method: 'GET',
    path: '/api/inbox/:id/attachments/:attachmentId/link',
    auth: 'user',
    params: v.object({ id, attachmentId: id }),
    body: nothing,
    answer: v.object({ path: v.string(), expiresAt: instantSchema }),
    idempotent: true,
  }),
  /** Into what this server translates; nothing where no service is configured. */
  translations: endpoint({
    method: 'GET',
    path: '/api/translations',
    auth: 'none',
    params: nothing,
    body: nothing,
    answer: v.object({ languages: v.array(v.string()) }),
    idempotent: true,
  }),
  /**
   * A message's words in another language, for the conversation's people. Refusals: `not-a-member`, `message-unknown` (404),
   * `translation-language` (400), `translation-failed` (503) and, where no service is configured, `translation-unavailable` (404).
   */
  translateMessage: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/messages/:messageId/translation',
    auth: 'user',
    params: v.object({ id, messageId: id }),
    body: v.object({ targetLang: v.optional(words(documentLengths.language), defaultTranslationLanguage) }),
    answer: v.object({
      language: v.string(),
      body: v.string(),
      /** Texts of a quote's message, beside the price. */
      quote: v.optional(v.object({ condition: v.string(), includes: v.string() })),
    }),
    idempotent: true,
  }),
  /** Says yes or no to a visit that the other side proposed. Refusals also: `not-a-visit` (404), `visit-answered` (409). */
  answerVisit: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/messages/:messageId/visit',
    auth: 'user',
    params: v.object({ id, messageId: id }),
    body: v.object({ answer: v.picklist(['accepted', 'declined']) }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * Withdraws a quote of the caller's side: it stays readable, but is no longer valid. Refusal also: `not-a-quote`
   * (404).
   */
  withdrawQuote: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/messages/:messageId/quote/withdrawal',
    auth: 'user',
    params: v.object({ id, messageId: id }),
    body: nothing,
    answer: nothing,
    idempotent: true,
  }),
  /** Puts a conversation away for the caller's side, or takes it back; the next message takes it back for both. */
  archiveConversation: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/archive',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ archived: v.boolean() }),
    answer: nothing,
    idempotent: true,
  }),
  /** Hears no more of the other side, or does again. Refusal: `conversation-blocked` (409) while the other side blocks. */
  blockConversation: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/block',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ blocked: v.boolean() }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * Ends a conversation for both sides: it is closed for writing, and no longer counts as an open enquiry. Refusal:
   * `reason-not-yours` (400).
   */
  closeConversation: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/close',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({ reason: v.picklist([...closingReasonsOf.couple, ...closingReasonsOf.supplier]) }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * Opens a conversation again that the caller's side closed, or that silence did. Refusals: `not-reopenable` (409),
   * `enquiry-limit-reached` (409, to couples).
   */
  reopenConversation: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/reopen',
    auth: 'user',
    params: v.object({ id }),
    body: nothing,
    answer: nothing,
    idempotent: true,
  }),
  /**
   * Follows a booking: the wedding's other open conversations of that category are closed (`booked-elsewhere`), and opened
   * again once the booking is taken back, as far as the limit of open enquiries goes. Answers what changed. Refusals: `not-a-member`, `not-allowed`.
   */
  followBooking: endpoint({
    method: 'POST',
    path: '/api/enquiries/booked/:weddingId',
    auth: 'user',
    params: v.object({ weddingId: id }),
    body: v.object({ supplierId: id, supplierType: id, isBooked: v.boolean() }),
    answer: v.object({ conversations: v.array(v.object({ id: v.string(), supplierId: v.string() })) }),
    idempotent: true,
  }),
  /**
   * Tells moderators of a message of the other side; once for each person and message. Refusals: `message-unknown` (404),
   * `own-message` (400), `reports-used-up` (429).
   */
  reportMessage: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/messages/:messageId/report',
    auth: 'user',
    params: v.object({ id, messageId: id }),
    body: v.object({
      reason: reportSchema.entries.reason,
      words: v.optional(reportSchema.entries.words, ''),
    }),
    answer: nothing,
    idempotent: true,
  }),
  /** Marks a conversation read for the caller's side; the couple's members also say who they are by now. */
  updateConversation: endpoint({
    method: 'POST',
    path: '/api/inbox/:id',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({
      read: v.literal(true),
      /** The couple as the supplier sees them: their names and their day. Source: S7-inbox-update-01. */
      user: v.optional(
        v.object({
          name: v.pipe(words(accountLengths.name), v.trim(), v.minLength(1)),
          weddingDate: v.nullable(isoDateSchema),
        }),
      ),
    }),
    answer: nothing,
    idempotent: true,
  }),
} as const;
