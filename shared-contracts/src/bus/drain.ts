import type { BusOptions } from './bus-options';
import type { DurableRecord, DurableStore } from './durable-store';
import { definitionOf, MalformedPayload, readPayload, UnknownEvent } from './read-payload';
import type { Trace } from './trace';

/**
 * Input of draining: the options of the bus, its trace, and the stores of waiting events: the disk, and memory for
 * events that the disk refused.
 */
export interface DrainContext extends BusOptions {
  trace: Trace;
  stores: readonly DurableStore[];
}

/** Records read at once: ten thousand waiting events are never in memory together. */
const pageLength = 200;

/** Longest time of one handler. It holds the lock of all tabs: one that never settles counts as failed. */
export const reactionLimitMs = 30_000;

const withinLimit = ({ after }: BusOptions, work: Promise<void>): Promise<void> => {
  if (after === undefined) return work;
  return new Promise((resolve, reject) => {
    const cancel = after(reactionLimitMs, () => reject(new Error('The handler did not come to an end.')));
    void work.then(resolve, reject).finally(cancel);
  });
};

/** `done`: the handler may be taken off the record. `failed`: its later events wait too. `unknown`: this event alone waits. */
type Outcome = 'done' | 'failed' | 'unknown';

const outcomeOf = (error: unknown): Outcome => {
  // No page will ever read it: it must not keep what comes behind it waiting.
  if (error instanceof MalformedPayload) return 'done';
  // Its remote may be gone for good.
  return error instanceof UnknownEvent ? 'unknown' : 'failed';
};

/** Runs one handler of one record. */
const handle = async (context: DrainContext, record: DurableRecord, handler: string): Promise<Outcome> => {
  const { id, producer, event } = record;
  const publishedAt = record.clockAt ?? record.publishedAt;
  const step = { event, eventId: id, producer, handler };
  const startedAt = context.now();
  const took = () => Math.max(0, context.now() - startedAt);
  try {
    const definition = await definitionOf(context, event);
    const payload = readPayload(event, record.version, record.payload, definition);
    const reactions = await context.loadReactions(handler);
    const reaction = reactions[event];
    if (reaction === undefined) throw new Error(`${handler} handles no ${event}.`);
    await withinLimit(context, Promise.resolve(reaction(payload, { id, producer, publishedAt })));
    context.trace.add({ ...step, step: 'handled', detail: null, tookMs: took() });
    return 'done';
  } catch (error) {
    const outcome = outcomeOf(error);
    const said = outcome === 'done' ? 'dropped' : 'waiting';
    context.trace.add({ ...step, step: said, detail: String(error), tookMs: took() });
    context.report({ remote: handler, event, error });
    return outcome;
  }
};

/** Runs each handler of a record; a handler that fails, or cannot be marked as done, gets no later events. */
const deliver = async (
  context: DrainContext,
  store: DurableStore,
  record: DurableRecord,
  blocked: Set<string>,
): Promise<void> => {
  for (const handler of record.pending) {
    if (blocked.has(handler) || context.uid() !== record.uid) continue;
    const outcome = await handle(context, record, handler);
    if (outcome === 'failed') blocked.add(handler);
    if (outcome !== 'done') continue;
    try {
      await store.acknowledge(record.id, handler);
    } catch (error) {
      blocked.add(handler);
      context.report({ remote: handler, event: record.event, error });
    }
  }
};

/** Delivers one store's records, page by page; `blocked` holds the handlers that have to wait. */
const deliverFrom = async (
  context: DrainContext,
  store: DurableStore,
  uid: string,
  blocked: Set<string>,
): Promise<void> => {
  let after = Number.NEGATIVE_INFINITY;
  for (;;) {
    const records = await store.list(uid, { after, limit: pageLength });
    for (const record of records) await deliver(context, store, record, blocked);
    const last = records.at(-1);
    if (last === undefined || records.length < pageLength) return;
    after = last.publishedAt;
  }
};

/** Per handler in the order of publication. A store that cannot be read does not keep the others waiting. */
const deliverAll = async (context: DrainContext, uid: string): Promise<void> => {
  const blocked = new Set<string>();
  const failures: unknown[] = [];
  for (const store of context.stores)
    await deliverFrom(context, store, uid, blocked).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

/** Returns the number of the person's waiting events. */
export const countWaiting = async (stores: readonly DurableStore[], uid: string): Promise<number> => {
  const counts = await Promise.all(stores.map((store) => store.count(uid)));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Delivers the signed-in person's waiting events, in one tab at a time. Resolves to the number still waiting. */
export const drainDurable = async (context: DrainContext): Promise<number> => {
  const uid = context.uid();
  if (uid === null) return 0;
  await context.exclusively(() => deliverAll(context, uid));
  return countWaiting(context.stores, uid);
};
