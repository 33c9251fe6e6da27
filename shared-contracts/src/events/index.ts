export { events, eventNamed } from './events';
export type { EventName, EventPayload } from './events';
export type { BusEvent, DeliveryClass } from './event';
