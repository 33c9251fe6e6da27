export { createBus } from './bus';
export type { Bus, BusHost } from './bus';
export type { BusOptions } from './bus-options';
export type { Delivery, Handler, ReactionLoader, Reactions } from './delivery';
export type { DurableRecord, DurableStore, RecordPage } from './durable-store';
export { createMemoryStore, placeAfter } from './durable-store';
export type { TraceEntry } from './trace';
