import type { BusOptions, Delivery } from './bus';
import type { DurableRecord } from './durable-store';
import type { Trace } from './trace';

/** A remote's headless handlers, by event name. */
export type Reactions = Partial<Record<string, (payload: unknown, delivery: Delivery) => void | Promise<void>>>;

/** Loads a remote's `./reactions`; rejects while the remote is down. */
export type ReactionLoader = (remote: string) => Promise<Reactions>;

interface DrainContext extends BusOptions {
  trace: Trace;
  readPayload: (name: string, version: number, payload: unknown) => unknown;
}

/** Runs one handler of one record. True when it may be taken off the record. */
const handle = async (context: DrainContext, record: DurableRecord, handler: string): Promise<boolean> => {
  const { id, producer, publishedAt, event } = record;
  const step = { event, eventId: id, producer, handler };
  try {
    const reactions = await context.loadReactions(handler);
    const reaction = reactions[event];
    if (reaction === undefined) throw new Error(`${handler} handles no ${event}.`);
    await reaction(context.readPayload(event, record.version, record.payload), { id, producer, publishedAt });
    context.trace.add({ ...step, step: 'handled', detail: null });
    return true;
  } catch (error) {
    context.trace.add({ ...step, step: 'waiting', detail: String(error) });
    context.report({ remote: handler, event, error });
    return false;
  }
};

/** Per handler in the order of publication: a handler that fails keeps its later events waiting behind the failed one. */
const deliverAll = async (context: DrainContext, uid: string): Promise<void> => {
  const blocked = new Set<string>();
  for (const record of await context.store.list(uid)) {
    for (const handler of record.pending) {
      if (blocked.has(handler) || context.uid() !== uid) continue;
      if (await handle(context, record, handler)) await context.store.acknowledge(record.id, handler);
      else blocked.add(handler);
    }
  }
};

/** Delivers the signed-in person's waiting events, in one tab at a time. Resolves to the number still waiting. */
export const drainDurable = async (context: DrainContext): Promise<number> => {
  const uid = context.uid();
  if (uid === null) return 0;
  await context.exclusively(() => deliverAll(context, uid));
  return (await context.store.list(uid)).length;
};
