// The parts of this area that other areas may use.
export { EventsSection } from './events-section';
export { type EditedEvents, useEditedEvents } from './use-edited-events';
