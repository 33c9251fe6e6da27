import * as v from 'valibot';
import { badgeIds } from '../entities/badge';
import { countSchema, isoDateSchema, marketCountrySchema, moneySchema } from '../entities/common';
import { supplierCategories } from '../entities/supplier';

/**
 * How an event is delivered.
 * fact: to whoever listens now. state: the last value is replayed to late subscribers. durable: kept until every
 * remote whose manifest handles it has acknowledged it, at least once, with an id for idempotence.
 */
export type DeliveryClass = 'fact' | 'state' | 'durable';

/** An event, defined once. `casts` bring an older version's payload up, one version a step. */
export interface BusEvent<T = unknown> {
  name: string;
  version: number;
  delivery: DeliveryClass;
  payload: v.GenericSchema<unknown, T>;
  casts: Record<number, (older: unknown) => unknown>;
}

const event = <T>(
  name: string,
  delivery: DeliveryClass,
  payload: v.GenericSchema<unknown, T>,
  version = 1,
  casts: BusEvent['casts'] = {},
): BusEvent<T> => ({ name, version, delivery, payload, casts });

const id = v.pipe(v.string(), v.minLength(1));
const weddingId = id;
const supplier = { weddingId, supplierId: id, supplierName: v.string(), supplierType: v.string() };

/** Every event that crosses a package's border. */
export const events = {
  /** Who is signed in changed. */
  'session.changed': event(
    'session.changed',
    'state',
    v.object({ uid: v.nullable(v.string()), weddingId: v.nullable(v.string()) }),
  ),
  /** The wedding got a date, or another one. */
  'wedding.date-changed': event(
    'wedding.date-changed',
    'durable',
    v.object({ weddingId, date: isoDateSchema, country: v.string(), changedBy: v.string() }),
  ),
  /** An enquiry reached a supplier. */
  'enquiry.sent': event(
    'enquiry.sent',
    'durable',
    v.object({
      weddingId,
      conversationId: v.string(),
      supplierId: v.string(),
      supplierName: v.string(),
      supplierType: v.picklist(supplierCategories),
      supplierSlug: v.string(),
    }),
  ),
  /** How many conversations wait to be read. */
  'inbox.unread-changed': event(
    'inbox.unread-changed',
    'state',
    v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ),
  /** A checklist item was completed by hand or by another action. */
  'task.completed': event(
    'task.completed',
    'fact',
    v.object({ weddingId, taskId: v.string(), key: v.nullable(v.string()), doneTotal: v.number() }),
  ),
  /** A wedding event was added. */
  'website.event-added': event('website.event-added', 'fact', v.object({ weddingId, eventId: v.string() })),
  /** A supplier, or the couple's own, was put on the shortlist. */
  'supplier.shortlisted': event(
    'supplier.shortlisted',
    'durable',
    v.object({ ...supplier, customSupplier: v.boolean() }),
  ),
  /** A supplier was booked; for a venue with its place, to which the wedding moves. */
  'supplier.booked': event(
    'supplier.booked',
    'durable',
    v.object({
      ...supplier,
      location: v.nullable(v.object({ name: v.string(), adminArea: v.array(v.string()), country: v.string() })),
    }),
  ),
  'supplier.unbooked': event('supplier.unbooked', 'durable', v.object(supplier)),
  'supplier.ignored': event('supplier.ignored', 'fact', v.object(supplier)),
  'supplier.removed': event('supplier.removed', 'durable', v.object(supplier)),
  /** `reason` is the server's machine-readable code. */
  'enquiry.failed': event(
    'enquiry.failed',
    'fact',
    v.object({ weddingId: v.nullable(id), supplierId: id, reason: v.string() }),
  ),
  /** The couple wrote in a conversation. */
  'message.sent': event('message.sent', 'durable', v.object({ weddingId, conversationId: id, messageId: id })),
  'conversation.read': event('conversation.read', 'fact', v.object({ conversationId: id })),
  'conversation.replied': event(
    'conversation.replied',
    'fact',
    v.object({ conversationId: id, repliedAt: v.string() }),
  ),
  /** Guests were added in one commit: how many, and the id of the first of them. */
  'guest.added': event(
    'guest.added',
    'durable',
    v.object({ weddingId, guestId: id, count: v.optional(v.pipe(countSchema, v.minValue(1)), 1) }),
  ),
  /** The guest list was exported; whether a venue is booked decides about the venue popup. */
  'guestlist.exported': event('guestlist.exported', 'durable', v.object({ weddingId, guests: countSchema })),
  'collaborator.invited': event('collaborator.invited', 'durable', v.object({ weddingId, invitedBy: id })),
  'collaborator.joined': event('collaborator.joined', 'durable', v.object({ weddingId, uid: id })),
  'budget.initialised': event('budget.initialised', 'durable', v.object({ weddingId, budget: moneySchema })),
  /** The budget's amount for the venue was set; above zero it opens the venue popup. */
  'budget.venue-amount-set': event('budget.venue-amount-set', 'durable', v.object({ weddingId, amount: moneySchema })),
  'note.saved': event('note.saved', 'durable', v.object({ weddingId, noteId: id, isNew: v.boolean() })),
  'profile.image-added': event('profile.image-added', 'durable', v.object({ weddingId, uid: id })),
  'badge.achieved': event('badge.achieved', 'fact', v.object({ weddingId, badge: v.picklist(badgeIds) })),
  'review.saved': event('review.saved', 'durable', v.object({ supplierId: id, reviewId: id, stars: countSchema })),
  /** The wedding's country, and with it its market, changed. */
  'wedding.country-changed': event(
    'wedding.country-changed',
    'durable',
    v.object({ weddingId, from: marketCountrySchema, to: marketCountrySchema }),
  ),
  'wedding.location-changed': event(
    'wedding.location-changed',
    'durable',
    v.object({ weddingId, name: v.string(), adminArea: v.array(v.string()), country: v.string() }),
  ),
  /** The couple said roughly how many guests come, for the first time or anew. */
  'wedding.guests-estimated': event(
    'wedding.guests-estimated',
    'durable',
    v.object({ weddingId, estimate: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ),
  /** Onboarding asked whether a venue is booked; the venue is null when it is not, or not named. */
  'onboarding.venue-answered': event(
    'onboarding.venue-answered',
    'durable',
    v.object({
      weddingId,
      booked: v.boolean(),
      /** `supplierId` is null for a venue that is in no directory. */
      venue: v.nullable(v.object({ supplierId: v.nullable(id), name: v.string() })),
    }),
  ),
  /** The page went elsewhere; paths without query, which may hold what is private. */
  'navigation.changed': event(
    'navigation.changed',
    'state',
    v.object({ pathname: v.string(), from: v.nullable(v.string()) }),
  ),
  /** What is open, in the order in which back closes it. */
  'open-items.changed': event('open-items.changed', 'state', v.object({ kinds: v.array(v.string()) })),
  /** Something asks for the venue confirmation popup. */
  'venue-confirmation.requested': event(
    'venue-confirmation.requested',
    'fact',
    v.object({
      trigger: v.picklist([
        'budget',
        'venue-task',
        'guest-list-export',
        'two-non-venues',
        'reminder',
        'url',
        'other-enquiry',
      ]),
    }),
  ),
  /**
   * INIT: the wedding's profile has an id, so what listens for its members may start. States, because a remote may hear
   * of them late: whoever handles both asks the session which of them still holds. Source: section 4, "Listeners".
   */
  'today-task.init': event('today-task.init', 'state', v.object({ weddingId, uid: id })),
  /** STOP: the person signed out, or their profile names another wedding, or none. */
  'today-task.stop': event('today-task.stop', 'state', v.object({ weddingId, uid: id })),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = v.InferOutput<(typeof events)[N]['payload']>;

/** The definition of a name that came from outside, or null. */
export const eventNamed = (name: string): BusEvent | null =>
  Object.hasOwn(events, name) ? (events[name as EventName] as BusEvent) : null;
