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
  'supplier.shortlisted': by('mfe-suppliers', 'mfe-planning'),
  'supplier.booked': by('mfe-suppliers', 'mfe-planning', 'shell'),
  'supplier.unbooked': by('mfe-suppliers', 'mfe-planning', 'shell'),
  'supplier.ignored': by('mfe-suppliers'),
  'supplier.removed': by('mfe-suppliers', 'mfe-planning'),
  'enquiry.failed': by('mfe-inbox', 'mfe-suppliers'),
  'message.sent': by('mfe-inbox', 'mfe-planning', 'shell'),
  'conversation.read': by('mfe-inbox'),
  'conversation.replied': by('mfe-inbox', 'mfe-planning'),
  'review.saved': by('mfe-reviews', 'mfe-suppliers'),
};
