import type { BusOptions } from './bus-options';
import type { Delivery } from './delivery';
import { countWaiting } from './drain';
import { durableLimit, type DurableRecord, type DurableStore } from './durable-store';

/** Events that a page keeps in memory while the disk refuses them. */
export const overflowLimit = 100;

/** A durable event as it is published. */
interface Published {
  event: string;
  version: number;
  payload: unknown;
  delivery: Delivery;
}

/**
 * Stores the event for its handlers. If the disk refuses it (full, forbidden), that is reported and the event waits in
 * this page's memory; rejects when that is full too, or when too many events wait. Resolves to true when the event was
 * stored.
 */
export const queueDurable = async (
  options: BusOptions,
  overflow: DurableStore,
  { event, version, payload, delivery }: Published,
): Promise<boolean> => {
  const pending = options.handlersOf(event);
  const uid = options.uid();
  if (pending.length === 0 || uid === null) return false;
  const { id, producer, publishedAt } = delivery;
  const record: DurableRecord = { id, event, version, payload, producer, uid, publishedAt, pending };
  const full = new Error(`${event}: too many events are waiting.`);
  const waiting = await countWaiting([options.store], uid).catch(() => 0);
  if (waiting >= durableLimit) throw full;
  try {
    await options.store.put(record);
  } catch (error) {
    options.report({ remote: producer, event, error });
    if ((await overflow.count(uid)) >= overflowLimit) throw full;
    await overflow.put(record);
  }
  options.announce?.();
  return true;
};
