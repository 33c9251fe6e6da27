export { events, eventNamed } from './events';
export type { BusEvent, DeliveryClass, EventName, EventPayload } from './events';
