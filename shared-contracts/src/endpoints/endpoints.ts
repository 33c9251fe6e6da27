import * as v from 'valibot';
import { inboxConstants } from '../constants/inbox';
import {
  enquirySchema,
  isoDateSchema,
  reviewSchema,
  sessionKinds,
  slugPattern,
  supplierCategories,
  supplierProfileSchema,
  weddingEventSchema,
  websiteSchema,
} from '../entities';
import { calendarEndpoints } from './calendar-endpoints';
import { collaborationEndpoints } from './collaboration-endpoints';
import { endpoint } from './endpoint';
import { country, id, nothing, numberIn, page, size, words } from './fields';
import { adviceEndpoints } from './advice-endpoints';
import { householdEndpoints } from './household-endpoints';
import { legalEndpoints } from './legal-endpoints';
import { photoEndpoints } from './photo-endpoints';
import { planningEndpoints } from './planning-endpoints';
import { privacyEndpoints } from './privacy-endpoints';
import { reviewEndpoints } from './review-endpoints';
import { searchEndpoints } from './search-endpoints';
import { trackingEndpoints } from './tracking-endpoints';
import { workEndpoints } from './work-endpoints';

/** Every call of the product. Source: specification section 7, and calls that its screens need beyond it. */
export const endpoints = {
  searchSuggestions: endpoint({
    method: 'POST',
    path: '/api/search/suggestions',
    auth: 'none',
    params: nothing,
    body: v.object({
      searchTerm: words(120),
      type: v.picklist(['place', 'supplier', 'any']),
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
      lockCategory: v.optional(v.picklist(supplierCategories)),
      countryCode: country,
    }),
    answer: v.object({
      places: v.array(v.object({ name: v.string(), county: v.string() })),
      suppliers: v.array(
        v.object({ id: v.string(), name: v.string(), type: v.string(), town: v.string(), slug: v.string() }),
      ),
    }),
    idempotent: true,
    failure: 'status-and-body',
  }),
  supplierCategories: endpoint({
    method: 'GET',
    path: '/api/supplier-categories/:country',
    auth: 'none',
    params: v.object({ country }),
    body: nothing,
    answer: v.object({
      total: v.number(),
      categories: v.array(v.object({ category: v.picklist(supplierCategories), count: v.number() })),
    }),
    idempotent: true,
  }),
  supplier: endpoint({
    method: 'POST',
    path: '/api/supplier/:id',
    auth: 'none',
    params: v.object({ id }),
    body: v.optional(nothing, {}),
    answer: supplierProfileSchema,
    idempotent: true,
  }),
  /** A page of a supplier's reviews; a page's size and the order may follow it in the path. */
  reviews: endpoint({
    method: 'GET',
    path: '/api/supplier/feedback/:id/:page',
    auth: 'none',
    optionalSegments: ['size', 'sort'],
    params: v.object({
      id,
      page: numberIn(page),
      size: v.optional(numberIn(size), 10),
      sort: v.optional(v.picklist(['newest', 'oldest', 'highest', 'lowest']), 'newest'),
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
  /** Publishes the wedding's website under a free address; the wedding's earlier address is given up. */
  publishMicrosite: endpoint({
    method: 'POST',
    path: '/api/microsite/publish',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id, slug: v.pipe(v.string(), v.regex(slugPattern)) }),
    answer: v.object({ slug: v.string() }),
    idempotent: true,
  }),
  deleteMicrosite: endpoint({
    method: 'DELETE',
    path: '/api/microsite/delete',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id }),
    answer: nothing,
    idempotent: true,
  }),
  /** What a guest sees: only visible events of a published website. */
  microsite: endpoint({
    method: 'GET',
    path: '/api/microsite/:slug',
    auth: 'none',
    params: v.object({ slug: v.pipe(v.string(), v.regex(slugPattern)) }),
    body: nothing,
    answer: v.object({
      slug: v.string(),
      partners: v.array(v.string()),
      date: v.nullable(isoDateSchema),
      locationName: v.nullable(v.string()),
      locale: v.string(),
      welcome: v.string(),
      theme: websiteSchema.entries.theme,
      events: v.array(
        v.object({
          id: v.string(),
          ...v.pick(weddingEventSchema, ['type', 'name', 'date', 'place', 'description', 'attire', 'createdAt'])
            .entries,
          time: v.object({ startTime: v.nullable(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))) }),
        }),
      ),
    }),
    idempotent: true,
  }),
  viewerCountry: endpoint({
    method: 'GET',
    path: '/viewer-country',
    auth: 'none',
    params: nothing,
    body: nothing,
    answer: v.object({ country: v.string() }),
    idempotent: true,
  }),
  /** Sign-ins of the demo data; 404 outside the embedded default. */
  demoAccounts: endpoint({
    method: 'GET',
    path: '/api/demo/accounts',
    auth: 'none',
    params: nothing,
    body: nothing,
    answer: v.object({
      accounts: v.array(
        v.object({
          kind: v.picklist(sessionKinds),
          name: v.string(),
          email: v.string(),
          password: v.string(),
        }),
      ),
    }),
    idempotent: true,
  }),
  /** Source: D-error-report-02. */
  reportError: endpoint({
    method: 'POST',
    path: '/api/errors',
    auth: 'none',
    params: nothing,
    body: v.object({
      feature: words(80),
      remote: words(80),
      version: words(80),
      message: words(2000),
      stack: v.optional(words(8000)),
      path: words(500),
    }),
    answer: nothing,
    idempotent: false,
  }),
  ...searchEndpoints,
  ...householdEndpoints,
  ...calendarEndpoints,
  ...collaborationEndpoints,
  ...privacyEndpoints,
  ...adviceEndpoints,
  ...legalEndpoints,
  ...photoEndpoints,
  ...planningEndpoints,
  ...reviewEndpoints,
  ...trackingEndpoints,
  ...workEndpoints,
} as const;

/** Everything under this path, and the few paths of the table beside it, is answered by the API. */
export const apiRoot = '/api';

export type EndpointName = keyof typeof endpoints;
type Table = typeof endpoints;
export type EndpointTable = Table;
/** Endpoints that take a file. */
export type UploadName = {
  [N in EndpointName]: Table[N] extends { carries: 'file' } ? N : never;
}[EndpointName];
/** Endpoints that answer a file. */
export type FileName = {
  [N in EndpointName]: Table[N] extends { gives: string } ? N : never;
}[EndpointName];
/** What a caller passes: path parameters and body, before defaults. */
export interface EndpointInput<N extends EndpointName> {
  params?: v.InferInput<Table[N]['params']>;
  body?: v.InferInput<Table[N]['body']>;
}
export type EndpointOutput<N extends EndpointName> = v.InferOutput<Table[N]['answer']>;
