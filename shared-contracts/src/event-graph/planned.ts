/**
 * Areas that are still to be built. What waits for one names it; when an area is done its line goes, and whatever still
 * waits for it is a fault.
 */
export const areasToCome = {
  directory: 'a supplier’s words in another language, and a map of the whole country',
  claims: 'claiming a profile, and handing one over',
  website: 'the website’s pages, invitations, answers and collected addresses',
  inbox: 'what the shortlist knows of a supplier, beside a conversation',
  reviews: 'writing, answering and moderating reviews',
} as const;
export type AreaToCome = keyof typeof areasToCome;

/** Who will publish and handle an event that nobody publishes yet, and with which area that comes. */
export interface PlannedEvent {
  area: AreaToCome;
  producer: string;
  handlers: readonly string[];
}

/** Who will handle what is published already, and with which area that comes. */
export interface AwaitedHandlers {
  area: AreaToCome;
  handlers: readonly string[];
}

const by =
  (area: AreaToCome, producer: string) =>
  (...handlers: string[]): PlannedEvent => ({ area, producer, handlers });
const website = by('website', 'mfe-website');
const reviews = by('reviews', 'mfe-reviews');

/**
 * Events that are agreed on but not published yet. As soon as a manifest names a producer, the event has to leave this
 * list: the check of the graph says so. Not part of any page.
 */
export const plannedEvents: Readonly<Record<string, PlannedEvent>> = {
  'invitation.sent': website('mfe-planning'),
  'rsvp.answered': website('mfe-planning'),
  'address.collected': website('mfe-planning'),
  'review.saved': reviews('mfe-suppliers'),
  'review.published': reviews('mfe-suppliers'),
  'review.removed': reviews('mfe-suppliers'),
};

/**
 * Who will handle an event that is published already and handled by nobody yet. A package that has come to handle it has to
 * leave this list; an event that is named by neither a manifest nor this list goes to nobody, which is a fault.
 */
export const awaitedHandlers: Readonly<Record<string, AwaitedHandlers>> = {};
