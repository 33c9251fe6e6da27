/**
 * Areas that are still to be built. An event that waits for an area names it. When the area is done its line is
 * removed, and every event that still waits for it is a fault.
 */
export const areasToCome: Readonly<Record<string, string>> = {};

/** Future producer and handlers of an event that nobody publishes yet, and the area that brings them. */
export interface PlannedEvent {
  area: string;
  producer: string;
  handlers: readonly string[];
}

/** Future handlers of an event that is published already, and the area that brings them. */
export interface AwaitedHandlers {
  area: string;
  handlers: readonly string[];
}

/**
 * Events that are agreed on but not published yet. As soon as a manifest names a producer, the event has to leave this
 * list: the check of the graph says so. Not part of any page.
 */
export const plannedEvents: Readonly<Record<string, PlannedEvent>> = {};

/**
 * Handlers that do not exist yet for events that are published already. A package that now handles one must leave this
 * list; an event that neither a manifest nor this list names has no receiver, which is a fault.
 */
export const awaitedHandlers: Readonly<Record<string, AwaitedHandlers>> = {};
