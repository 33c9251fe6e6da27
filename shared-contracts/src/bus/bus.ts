import type { EventName, EventPayload } from '../events';
import type { BusOptions } from './bus-options';
import type { Delivery, Handler } from './delivery';
import { drainDurable } from './drain';
import { createMemoryStore } from './durable-store';
import { queueDurable } from './queue-durable';
import { definitionOf, readPublished } from './read-payload';
import { singleFlight } from './single-flight';
import { createTrace, type TraceEntry } from './trace';

/** The bus as one remote sees it. */
export interface Bus {
  /**
   * Resolves when a durable event is stored; if storage refuses it, the event waits in this page's memory and the
   * failure is reported. Rejects, and delivers to nobody, when the payload is invalid or too many events wait.
   */
  publish<N extends EventName>(event: N, payload: EventPayload<N>): Promise<void>;
  /** Listens until the returned function is called. A state event's last value comes at once. */
  subscribe<N extends EventName>(event: N, handler: Handler<N>): () => void;
}

/** The page's one bus, as its host holds it. */
export interface BusHost {
  /** The same bus for the same name, whichever of the remote's modules asks. */
  forRemote(name: string): Bus;
  /** Delivers what waits; called at start, after sign-in, when a remote comes back. Resolves to the number still waiting. */
  drain(): Promise<number>;
  trace(): readonly TraceEntry[];
}

interface Subscription {
  remote: string;
  handler: (payload: unknown, delivery: Delivery) => void | Promise<void>;
}

/** Makes the page's bus. Handlers' failures reach neither the publisher nor each other. */
export const createBus = (options: BusOptions): BusHost => {
  const { store, now, newId, report } = options;
  const trace = createTrace(now);
  const overflow = createMemoryStore();
  const subscriptions = new Map<string, Set<Subscription>>();
  const lastState = new Map<string, { payload: unknown; delivery: Delivery }>();

  const run = async (
    event: string,
    subscription: Subscription,
    payload: unknown,
    delivery: Delivery,
  ): Promise<void> => {
    const step = { event, eventId: delivery.id, producer: delivery.producer, handler: subscription.remote };
    const startedAt = now();
    const took = () => Math.max(0, now() - startedAt);
    try {
      await subscription.handler(structuredClone(payload), delivery);
      trace.add({ ...step, step: 'handled', detail: null, tookMs: took() });
    } catch (error) {
      trace.add({ ...step, step: 'failed', detail: String(error), tookMs: took() });
      report({ remote: subscription.remote, event, error });
    }
  };

  const drain = singleFlight(() => drainDurable({ ...options, trace, stores: [store, overflow] }));

  const publish = async (remote: string, name: string, payload: unknown): Promise<void> => {
    const delivery: Delivery = { id: newId(), producer: remote, publishedAt: now() };
    const step = { event: name, eventId: delivery.id, producer: remote, handler: null };
    let isQueued = false;
    let read: ReturnType<typeof readPublished>;
    try {
      const known = definitionOf(options, name);
      // The contract's own events are delivered in the same turn.
      read = readPublished(name, payload, known instanceof Promise ? await known : known);
      const { version } = read.definition;
      if (read.definition.delivery === 'durable')
        isQueued = await queueDurable(options, overflow, { event: name, version, payload: read.payload, delivery });
    } catch (error) {
      trace.add({ ...step, step: 'refused', detail: String(error), tookMs: null });
      report({ remote, event: name, error });
      throw error;
    }
    const tookMs = Math.max(0, now() - delivery.publishedAt);
    trace.add({ ...step, step: 'published', detail: null, tookMs, payload: read.payload });
    if (read.definition.delivery === 'state') lastState.set(name, { payload: read.payload, delivery });
    // A store that fails while draining is tried again later by the page; the publisher's event is stored already.
    if (isQueued) drain().catch((error: unknown) => report({ remote, event: name, error }));
    for (const subscription of [...(subscriptions.get(name) ?? [])])
      void run(name, subscription, read.payload, delivery);
  };

  const subscribe = (remote: string, name: string, handler: Subscription['handler']): (() => void) => {
    const subscription: Subscription = { remote, handler };
    const listeners = subscriptions.get(name) ?? new Set();
    subscriptions.set(name, listeners.add(subscription));
    const last = lastState.get(name);
    if (last !== undefined) void run(name, subscription, last.payload, last.delivery);
    return () => listeners.delete(subscription);
  };

  const buses = new Map<string, Bus>();
  const forRemote = (remote: string): Bus => {
    const bus = buses.get(remote) ?? {
      publish: (name, payload) => publish(remote, name, payload),
      subscribe: (name, handler) => subscribe(remote, name, handler as Subscription['handler']),
    };
    buses.set(remote, bus);
    return bus;
  };
  return {
    forRemote,
    drain,
    trace: trace.entries,
  };
};
