export { createBus } from './bus';
export type { Bus, BusHost, BusOptions, Delivery, Handler } from './bus';
export type { DurableRecord, DurableStore, RecordPage } from './durable-store';
export { createMemoryStore, placeAfter } from './durable-store';
export type { TraceEntry } from './trace';
export type { ReactionLoader, Reactions } from './drain';
