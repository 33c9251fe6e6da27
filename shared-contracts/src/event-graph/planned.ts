/**
 * Areas that are still to be built. An event that waits for an area names it. When the area is done its line is
 * removed, and every event that still waits for it is a fault.
 */
export const areasToCome = {
  website: 'the website’s pages, invitations, answers and collected addresses',
} as const;
export type AreaToCome = keyof typeof areasToCome;

/** Future producer and handlers of an event that nobody publishes yet, and the area that brings them. */
export interface PlannedEvent {
  area: AreaToCome;
  producer: string;
  handlers: readonly string[];
}

/** Future handlers of an event that is published already, and the area that brings them. */
export interface AwaitedHandlers {
  area: AreaToCome;
  handlers: readonly string[];
}

const by =
  (area: AreaToCome, producer: string) =>
  (...handlers: string[]): PlannedEvent => ({ area, producer, handlers });
const website = by('website', 'mfe-website');

/**
 * Events that are agreed on but not published yet. As soon as a manifest names a producer, the event has to leave this
 * list: the check of the graph says so. Not part of any page.
 */
export const plannedEvents: Readonly<Record<string, PlannedEvent>> = {
  'invitation.sent': website('mfe-planning'),
  'rsvp.answered': website('mfe-planning'),
  'address.collected': website('mfe-planning'),
};

/**
 * Handlers that do not exist yet for events that are published already. A package that now handles one must leave this
 * list; an event that neither a manifest nor this list names has no receiver, which is a fault.
 */
export const awaitedHandlers: Readonly<Record<string, AwaitedHandlers>> = {};
