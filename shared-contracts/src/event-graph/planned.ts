/** Who will publish and handle an event that nobody publishes yet. */
export interface PlannedEvent {
  producer: string;
  handlers: readonly string[];
}

const by = (producer: string, ...handlers: string[]): PlannedEvent => ({ producer, handlers });

/**
 * Events that are agreed on but not published yet. As soon as a manifest names a producer, the event has to leave this
 * list: the check of the graph says so. Not part of any page.
 */
export const plannedEvents: Readonly<Record<string, PlannedEvent>> = {
  'enquiry.failed': by('mfe-inbox', 'mfe-suppliers'),
  'enquiry.closed': by('mfe-inbox', 'mfe-suppliers'),
  'message.sent': by('mfe-inbox', 'mfe-planning', 'shell'),
  'conversation.read': by('mfe-inbox', 'mfe-suppliers'),
  'conversation.replied': by('mfe-inbox', 'mfe-planning'),
  'website.published': by('mfe-website', 'mfe-planning'),
  'website.unpublished': by('mfe-website', 'mfe-planning'),
  'website.event-changed': by('mfe-website', 'mfe-planning'),
  'website.event-removed': by('mfe-website', 'mfe-planning'),
  'invitation.sent': by('mfe-website', 'mfe-planning'),
  'rsvp.answered': by('mfe-website', 'mfe-planning'),
  'address.collected': by('mfe-website', 'mfe-planning'),
  'review.saved': by('mfe-reviews', 'mfe-suppliers'),
  'review.published': by('mfe-reviews', 'mfe-suppliers'),
  'review.removed': by('mfe-reviews', 'mfe-suppliers'),
};

/**
 * Who will handle an event that is published already and handled by nobody yet. A package that has come to handle it has to
 * leave this list; an event that is named by neither a manifest nor this list goes to nobody, which is a fault.
 */
export const awaitedHandlers: Readonly<Record<string, readonly string[]>> = {
  'website.event-added': ['mfe-planning'],
  'quote.received': ['mfe-planning'],
  'date.held': ['mfe-planning'],
  'visit.planned': ['mfe-planning'],
  // Other views of the same remote, such as its recommendations on home.
  'supplier.ignored': ['mfe-suppliers'],
  'budget.venue-amount-set': ['mfe-suppliers'],
  // The app's rating prompt comes after something went well.
  'badge.achieved': ['shell'],
  'onboarding.venue-answered': ['mfe-suppliers'],
  'wedding.location-changed': ['mfe-website'],
  'venue-confirmation.requested': ['mfe-suppliers'],
  // The venue popup waits while something else is open, and comes up on certain screens only.
  'navigation.changed': ['mfe-suppliers'],
  'open-items.changed': ['mfe-suppliers'],
};
