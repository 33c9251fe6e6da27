import type { WeddingEvent } from '@posy/shared-contracts/entities';
import { compareEvents, type EventDefaults, eventInFull } from '@posy/shared-contracts/rules';

/** The fields of an event that guests and couple see. */
export type EventDetails = Pick<
  WeddingEvent,
  'type' | 'name' | 'date' | 'time' | 'place' | 'description' | 'attire' | 'createdAt'
> & { id: string };

const inOrder = (a: EventDetails, b: EventDetails): number =>
  compareEvents({ ...a, startTime: a.time.startTime }, { ...b, startTime: b.time.startTime });

/** Events with their defaults, in the order of the day. Source: S4-event-order. */
export const orderEvents = <E extends EventDetails>(events: readonly E[], defaults: EventDefaults): E[] =>
  events.map((event) => eventInFull(event, defaults)).sort(inOrder);

/** The first event of today or later, or null. `today` is yyyy-MM-dd; events without a date are no next ones. */
export const nextEvent = <E extends EventDetails>(ordered: readonly E[], today: string): E | null =>
  ordered.find(({ date }) => date !== null && date >= today) ?? null;
