// What other areas may use of this one.
export { EventsSection } from './events-section';
export { type EditedEvents, useEditedEvents } from './use-edited-events';
