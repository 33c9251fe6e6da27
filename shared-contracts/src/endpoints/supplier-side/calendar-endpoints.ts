import * as v from 'valibot';
import { instantSchema, isoDateSchema } from '#entities/common';
import { endpoint, fileEndpoint, uploadEndpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

const call = { method: 'POST', auth: 'user', params: nothing } as const;
const ofSupplier = v.object({ supplierId: id });

/**
 * A supplier's calendar and those of other programs (RFC 5545). People who speak for the supplier may call; others are refused
 * with `not-a-speaker`.
 */
export const supplierCalendarEndpoints = {
  /**
   * Reads the taken days of a calendar file, from today on, in the supplier's time zone. Nothing is stored: what the entries
   * are called leaves the server as little as it comes into the database. Refusals: `calendar-too-large` (413),
   * `calendar-type` (415), `calendar-unreadable` (400), `calendar-too-many` (400, entries or repetitions),
   * `calendar-too-complex` (400, a file that takes longer than anybody waits).
   */
  readSupplierCalendar: uploadEndpoint({
    ...call,
    path: '/api/supplier-calendar/read',
    body: ofSupplier,
    answer: v.object({
      /** Entries of the file, repeated ones counted once. */
      entries: v.number(),
      /** Entries that leave their days free: they say so, are cancelled, or were written by Posy. */
      free: v.number(),
      /** Ascending. `isShort`: everything on that day takes less than four hours. */
      days: v.array(v.object({ day: isoDateSchema, isShort: v.boolean() })),
    }),
    idempotent: true,
  }),
  /** Answers true when the caller has a link to the supplier's days. Only the link's hash is stored. */
  readSupplierFeed: endpoint({
    ...call,
    path: '/api/supplier-calendar/feed/read',
    body: ofSupplier,
    answer: v.object({ feed: v.nullable(v.object({ createdAt: instantSchema })) }),
    idempotent: true,
  }),
  /** Makes the caller's link, which the answer holds and which is never shown again. An earlier one stops working. */
  createSupplierFeed: endpoint({
    ...call,
    path: '/api/supplier-calendar/feed/create',
    body: v.object({
      supplierId: id,
      /** Prefix of the market whose language the feed has. */
      market: v.picklist(['uk', 'ie', 'us', 'de', 'fr']),
    }),
    answer: v.object({ url: v.string(), createdAt: instantSchema }),
    idempotent: false,
  }),
  /** Takes the caller's link back: it stops working at once. Once more changes nothing. */
  revokeSupplierFeed: endpoint({
    ...call,
    path: '/api/supplier-calendar/feed/revoke',
    body: ofSupplier,
    answer: nothing,
    idempotent: true,
  }),
  /**
   * A supplier's days, for calendar programs: whoever holds the link reads it, nobody signs in. It ends with the link, and
   * with its maker's place among the supplier's people. Refusal: 404.
   */
  supplierFeed: fileEndpoint(
    {
      method: 'GET',
      path: '/api/supplier-calendar/:token.ics',
      auth: 'none',
      params: v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)) }),
      body: nothing,
      answer: v.string(),
      idempotent: true,
    },
    'text/calendar',
  ),
} as const;
