import type { EventName, EventPayload } from '../events';

/** Details of a delivery. `id` stays the same when a durable event is delivered again. */
export interface Delivery {
  id: string;
  producer: string;
  publishedAt: number;
}

export type Handler<N extends EventName> = (payload: EventPayload<N>, delivery: Delivery) => void | Promise<void>;

/** A remote's headless handlers, by event name. */
export type Reactions = Partial<Record<string, (payload: unknown, delivery: Delivery) => void | Promise<void>>>;

/** Loads a remote's `./reactions`; rejects while the remote is down. */
export type ReactionLoader = (remote: string) => Promise<Reactions>;
