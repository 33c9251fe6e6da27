import * as v from 'valibot';

/**
 * Delivery of an event. fact: to current listeners. state: the last value is replayed to late subscribers. durable:
 * stored until every remote whose manifest handles it has acknowledged it, at least once, with an id for idempotence.
 */
export type DeliveryClass = 'fact' | 'state' | 'durable';

/** An event, defined once. `casts` bring an older version's payload up, one version a step. */
export interface BusEvent<T = unknown> {
  name: string;
  version: number;
  delivery: DeliveryClass;
  payload: v.GenericSchema<unknown, T>;
  casts: Record<number, (older: unknown) => unknown>;
}

export const event = <T>(
  name: string,
  delivery: DeliveryClass,
  payload: v.GenericSchema<unknown, T>,
  version = 1,
  casts: BusEvent['casts'] = {},
): BusEvent<T> => ({ name, version, delivery, payload, casts });

export const id = v.pipe(v.string(), v.minLength(1));

/** A cast that adds what an older payload lacks. */
export const adding =
  (what: Readonly<Record<string, unknown>>) =>
  (older: unknown): unknown => ({ ...what, ...(older as object) });
