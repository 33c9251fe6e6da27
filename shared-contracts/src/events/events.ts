import type * as v from 'valibot';
import type { BusEvent } from './event';
import { inboxEvents } from './inbox-events';
import { planningEvents } from './planning-events';
import { reviewEvents } from './review-events';
import { shellEvents } from './shell-events';
import { supplierEvents } from './supplier-events';
import { websiteEvents } from './website-events';

/** Every event that crosses a package's border. */
export const events = {
  ...shellEvents,
  ...planningEvents,
  ...supplierEvents,
  ...inboxEvents,
  ...websiteEvents,
  ...reviewEvents,
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = v.InferOutput<(typeof events)[N]['payload']>;

/** The definition of a name that came from outside, or null. */
export const eventNamed = (name: string): BusEvent | null =>
  Object.hasOwn(events, name) ? (events[name as EventName] as BusEvent) : null;
