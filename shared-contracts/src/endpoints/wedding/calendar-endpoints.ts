import * as v from 'valibot';
import { instantSchema } from '#entities/common';
import { calendarParts } from '#entities/plan/calendar-feed';
import { endpoint, fileEndpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';

const parts = v.pipe(
  v.array(v.picklist(calendarParts)),
  v.minLength(1),
  v.check((given) => new Set(given).size === given.length, 'each part once'),
);

const call = { method: 'POST', auth: 'user', params: nothing } as const;

/**
 * The calendar feed of a wedding (RFC 5545): one secret link, made and taken back by owner and partners. Refusals:
 * `not-a-member`, `not-allowed`.
 */
export const calendarEndpoints = {
  /** Tells if there is a link, and for which parts. The link itself is not stored. */
  readCalendarFeed: endpoint({
    ...call,
    path: '/api/calendar/read',
    body: v.object({ weddingId: id }),
    answer: v.object({
      feed: v.nullable(
        v.object({ parts: v.array(v.picklist(calendarParts)), madeBy: v.string(), createdAt: instantSchema }),
      ),
    }),
    idempotent: true,
  }),
  /** Makes the link, which the answer holds and which is never shown again. An earlier one stops working. */
  createCalendarFeed: endpoint({
    ...call,
    path: '/api/calendar/create',
    body: v.object({
      weddingId: id,
      parts,
      /** Prefix of the market whose language the feed has. */
      market: v.picklist(['uk', 'ie', 'us', 'de', 'fr']),
    }),
    answer: v.object({ url: v.string(), createdAt: instantSchema }),
    idempotent: false,
  }),
  /** Takes the link back: it stops working at once. Once more changes nothing. */
  revokeCalendarFeed: endpoint({
    ...call,
    path: '/api/calendar/revoke',
    body: v.object({ weddingId: id }),
    answer: nothing,
    idempotent: true,
  }),
  /** The feed, for calendar programs: every holder of the link reads it, without a sign-in. Refusal: 404. */
  calendarFeed: fileEndpoint(
    {
      method: 'GET',
      path: '/api/calendar/:token.ics',
      auth: 'none',
      params: v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)) }),
      body: nothing,
      answer: v.string(),
      idempotent: true,
    },
    'text/calendar',
  ),
} as const;
