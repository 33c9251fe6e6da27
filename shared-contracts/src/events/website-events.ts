import * as v from 'valibot';
import { isoDateSchema } from '../entities/common';
import { eventAudienceSchema } from '../entities/guests/event-audience';
import { slugPattern } from '../entities/guests/slug';
import { adding, event, id } from './event';

const weddingId = id;
const weddingEvent = {
  weddingId,
  eventId: id,
  name: v.string(),
  date: v.nullable(isoDateSchema),
  audience: eventAudienceSchema,
};
/** Defaults for fields that version 1 lacks. */
const missingFields = { name: '', date: null, audience: { kind: 'everyone', parts: [], households: {} } };

/**
 * Events of the wedding's website and its events. There are none for acts of guests: their pages are the server's, and
 * every screen reads the stored answers, addresses and invitations live.
 */
export const websiteEvents = {
  /** The website can be seen under its address; published again when the address or what guests see changes. */
  'website.published': event(
    'website.published',
    'durable',
    v.object({ weddingId, slug: v.pipe(v.string(), v.regex(slugPattern)) }),
  ),
  /** Guests' links lead to nothing until it is published again. */
  'website.unpublished': event('website.unpublished', 'durable', v.object({ weddingId })),
  /** A wedding event was added. */
  'website.event-added': event('website.event-added', 'durable', v.object(weddingEvent), 2, {
    1: adding(missingFields),
  }),
  /** Name, day or audience of an event changed. */
  'website.event-changed': event('website.event-changed', 'durable', v.object(weddingEvent)),
  /** An event is no more: answers to it count no longer. */
  'website.event-removed': event('website.event-removed', 'durable', v.object({ weddingId, eventId: id })),
} as const;
