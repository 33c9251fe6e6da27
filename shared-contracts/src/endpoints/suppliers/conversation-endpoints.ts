import * as v from 'valibot';
import { inboxConstants } from '#constants/suppliers/inbox';
import { isoDateSchema } from '#entities/common';
import { enquirySchema } from '#entities/suppliers/enquiry';
import { endpoint } from '../endpoint';
import { id, nothing, words } from '../fields';

/** Enquiries, and the conversations that come of them. */
export const conversationEndpoints = {
  /**
   * Starts the conversation of this wedding and supplier, or continues it. The same `clientId` is sent once only.
   * Refusals: `no-wedding`, `not-allowed`, `supplier-unknown`, `enquiry-other-supplier` (`contactedSupplier` is another than
   * `profileId`), `enquiry-message-…`, `captcha-failed` (where a captcha was solved), `enquiry-limit-reached`.
   */
  sendEnquiry: endpoint({
    method: 'POST',
    path: '/api/enquiries/send',
    auth: 'user',
    params: nothing,
    body: v.object({
      clientId: v.pipe(v.string(), v.uuid()),
      profileId: id,
      message: words(4000),
      intent: v.optional(enquirySchema.entries.intent, 'enquiry'),
      /** Opt-in: share whether the budget fits. */
      budgetMatch: v.optional(v.boolean(), false),
      /** The solution, where the form asked for one. */
      captchaToken: v.optional(v.nullable(words(4096)), null),
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
  /** A further message in a conversation. The same `clientId` is sent once only. */
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/inbox/:id/messages',
    auth: 'user',
    params: v.object({ id }),
    body: v.object({
      clientId: v.pipe(v.string(), v.uuid()),
      body: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
    }),
    answer: v.object({ messageId: v.string() }),
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
      /** What the supplier sees of the couple: their names and their day. Source: S7-inbox-update-01. */
      user: v.optional(
        v.object({
          name: v.pipe(words(200), v.trim(), v.minLength(1)),
          weddingDate: v.nullable(isoDateSchema),
        }),
      ),
    }),
    answer: nothing,
    idempotent: true,
  }),
} as const;
