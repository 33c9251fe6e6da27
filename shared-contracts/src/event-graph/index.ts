export { eventGraph, graphFaults } from './graph';
export type { EventNode, EventSurface } from './graph';
export { hostSurface } from './host-surface';
export { areasToCome, awaitedHandlers, plannedEvents } from './planned';
export type { AwaitedHandlers, PlannedEvent } from './planned';
export { eventsDocument } from './document';
