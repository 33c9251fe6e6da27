// What other areas may use of this one.
export { EventsSection } from './events-section';
export { useEditedEvents } from './use-edited-events';
