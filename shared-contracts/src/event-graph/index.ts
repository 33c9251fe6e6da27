export { eventGraph, graphFaults } from './graph';
export type { EventNode, EventSurface } from './graph';
export { hostSurface } from './host-surface';
export { awaitedHandlers, plannedEvents } from './planned';
export type { PlannedEvent } from './planned';
export { eventsDocument } from './document';
