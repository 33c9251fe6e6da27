import type { WeddingEvent } from '@posy/shared-contracts/entities';
import { compareEvents } from '@posy/shared-contracts/rules';

/** The id of the wedding's main event: there is one. */
export const mainEventId = 'main';

/** What guests and couple see of an event. */
export type EventDetails = Pick<
  WeddingEvent,
  'type' | 'name' | 'date' | 'time' | 'place' | 'description' | 'attire' | 'createdAt'
> & { id: string };

/** What an event takes from the wedding while it says nothing itself. */
export interface EventDefaults {
  /** The main event's translated name. Source: S3-event-02. */
  mainName: string;
  /** The wedding's date, yyyy-MM-dd. */
  date: string | null;
}

/** An event with its defaults: the main one follows the wedding's date until it has one of its own. */
export const withDefaults = <E extends EventDetails>(event: E, { mainName, date }: EventDefaults): E =>
  event.type === 'main'
    ? { ...event, name: event.name.trim() === '' ? mainName : event.name, date: event.date ?? date }
    : event;

const inOrder = (a: EventDetails, b: EventDetails): number =>
  compareEvents({ ...a, startTime: a.time.startTime }, { ...b, startTime: b.time.startTime });

/** Events with their defaults, in the order of the day. Source: S4-event-order. */
export const orderEvents = <E extends EventDetails>(events: readonly E[], defaults: EventDefaults): E[] =>
  events.map((event) => withDefaults(event, defaults)).sort(inOrder);

/** The main event before the couple changed anything about it. `createdAt` is the wedding's, ISO 8601. */
export const untouchedMainEvent = (createdAt: string): WeddingEvent & { id: string } => ({
  id: mainEventId,
  type: 'main',
  name: '',
  date: null,
  time: { startTime: null },
  place: '',
  description: '',
  attire: '',
  visible: true,
  featured: true,
  supplier: null,
  createdAt,
  updatedAt: createdAt,
});

/** The couple's events, with the main one also while it is not stored yet. */
export const withMainEvent = <E extends { type: WeddingEvent['type'] }>(events: readonly E[], main: E): E[] =>
  events.some(({ type }) => type === 'main') ? [...events] : [main, ...events];

/** The first event of today or later, or null. `today` is yyyy-MM-dd; events without a date are no next ones. */
export const nextEvent = <E extends EventDetails>(ordered: readonly E[], today: string): E | null =>
  ordered.find(({ date }) => date !== null && date >= today) ?? null;
