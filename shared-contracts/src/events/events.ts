import * as v from 'valibot';
import { isoDateSchema, supplierCategories } from '../entities';

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

const weddingId = v.pipe(v.string(), v.minLength(1));

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
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = v.InferOutput<(typeof events)[N]['payload']>;

/** The definition of a name that came from outside, or null. */
export const eventNamed = (name: string): BusEvent | null =>
  Object.hasOwn(events, name) ? (events[name as EventName] as BusEvent) : null;
