import * as v from 'valibot';
import { eventNamed, type EventName, type EventPayload } from '../events';
import { drainDurable, type ReactionLoader } from './drain';
import { durableLimit, type DurableStore } from './durable-store';
import { createTrace, type TraceEntry } from './trace';

/** What came with an event. `id` stays the same when a durable event is delivered again. */
export interface Delivery {
  id: string;
  producer: string;
  publishedAt: number;
}

export type Handler<N extends EventName> = (payload: EventPayload<N>, delivery: Delivery) => void | Promise<void>;

/** The bus as one remote sees it. */
export interface Bus {
  /** Resolves when a durable event is stored; rejects, and delivers to nobody, when the payload is bad. */
  publish<N extends EventName>(event: N, payload: EventPayload<N>): Promise<void>;
  /** Listens until the returned function is called. A state event's last value comes at once. */
  subscribe<N extends EventName>(event: N, handler: Handler<N>): () => void;
}

/** The edges of the bus. */
export interface BusOptions {
  store: DurableStore;
  /** Runs the work in one tab at a time (Web Locks); skips it when another tab is at it. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  now: () => number;
  newId: () => string;
  /** Remotes whose manifest handles the durable event. */
  handlersOf: (event: string) => string[];
  loadReactions: ReactionLoader;
  /** Who is signed in, or null: durable events belong to a person. */
  uid: () => string | null;
  report: (problem: { remote: string; event: string; error: unknown }) => void;
  /** Tells other tabs of this origin that durable events wait. */
  announce?: () => void;
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

/** Brings a payload to the current version and checks it. Throws a message that names the event. */
export const readPayload = (name: string, version: number, payload: unknown): unknown => {
  const definition = eventNamed(name);
  if (definition === null) throw new Error(`There is no event ${name}.`);
  if (version > definition.version)
    throw new Error(`${name} came in version ${version}; ${definition.version} is known.`);
  let current = payload;
  for (let step = version; step < definition.version; step += 1) {
    const cast = definition.casts[step];
    if (cast === undefined) throw new Error(`${name} has no cast from version ${step}.`);
    current = cast(current);
  }
  const read = v.safeParse(definition.payload, current);
  if (!read.success) throw new Error(`${name}: ${v.summarize(read.issues)}`);
  return read.output;
};

/** Makes the page's bus. Handlers' failures reach neither the publisher nor each other. */
export const createBus = (options: BusOptions): BusHost => {
  const { store, now, newId, report } = options;
  const trace = createTrace(now);
  const subscriptions = new Map<string, Set<Subscription>>();
  const lastState = new Map<string, { payload: unknown; delivery: Delivery }>();

  const run = async (
    event: string,
    subscription: Subscription,
    payload: unknown,
    delivery: Delivery,
  ): Promise<void> => {
    const step = { event, eventId: delivery.id, producer: delivery.producer, handler: subscription.remote };
    try {
      await subscription.handler(structuredClone(payload), delivery);
      trace.add({ ...step, step: 'handled', detail: null });
    } catch (error) {
      trace.add({ ...step, step: 'failed', detail: String(error) });
      report({ remote: subscription.remote, event, error });
    }
  };

  const keep = async (event: string, version: number, payload: unknown, delivery: Delivery): Promise<void> => {
    const pending = options.handlersOf(event);
    const uid = options.uid();
    if (pending.length === 0 || uid === null) return;
    if ((await store.list(uid)).length >= durableLimit) throw new Error(`${event}: too many events are waiting.`);
    const { id, producer, publishedAt } = delivery;
    await store.put({ id, event, version, payload, producer, uid, publishedAt, pending });
    options.announce?.();
  };

  const drain = (): Promise<number> => drainDurable({ ...options, trace, readPayload });

  const publish = async (remote: string, name: string, payload: unknown): Promise<void> => {
    const delivery: Delivery = { id: newId(), producer: remote, publishedAt: now() };
    const step = { event: name, eventId: delivery.id, producer: remote, handler: null };
    const definition = eventNamed(name);
    let read: unknown;
    try {
      if (definition === null) throw new Error(`There is no event ${name}.`);
      read = readPayload(name, definition.version, payload);
    } catch (error) {
      trace.add({ ...step, step: 'refused', detail: String(error) });
      report({ remote, event: name, error });
      throw error;
    }
    trace.add({ ...step, step: 'published', detail: null });
    if (definition?.delivery === 'state') lastState.set(name, { payload: read, delivery });
    if (definition?.delivery === 'durable') {
      await keep(name, definition.version, read, delivery);
      void drain();
    }
    for (const subscription of [...(subscriptions.get(name) ?? [])]) void run(name, subscription, read, delivery);
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
