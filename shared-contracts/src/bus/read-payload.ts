import * as v from 'valibot';
import { type BusEvent, eventNamed } from '../events';
import type { BusOptions } from './bus-options';

/** A payload that no later page will read either: it does not fit its own version. */
export class MalformedPayload extends Error {
  override readonly name = 'MalformedPayload';
}

/** An event that nobody on this page knows: it is a younger page's, or its remote is gone. */
export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
}

/** The definition of an event: the contract's at once, a remote's own when it is read; null when nobody has it. */
export const definitionOf = (
  { declared }: Pick<BusOptions, 'declared'>,
  event: string,
): BusEvent | null | Promise<BusEvent | null> => eventNamed(event) ?? declared?.(event) ?? null;

/** Most characters of a payload as JSON: events carry ids, not documents. */
export const payloadLimit = 32_768;

/** The payload in the current version, one cast a step. Throws `MalformedPayload`. */
export const castPayload = (definition: BusEvent, version: number, payload: unknown): unknown => {
  let current = payload;
  for (let step = version; step < definition.version; step += 1) {
    const cast = definition.casts[step];
    if (cast === undefined) throw new MalformedPayload(`${definition.name} has no cast from version ${step}.`);
    try {
      current = cast(current);
    } catch (error) {
      throw new MalformedPayload(`${definition.name} cannot be cast from version ${step}: ${String(error)}`);
    }
  }
  return current;
};

/**
 * Brings a payload to the current version and checks it. Throws `MalformedPayload` when it never will be read, and an
 * ordinary error when a newer page may know the event or its version.
 */
export const readPayload = (
  name: string,
  version: number,
  payload: unknown,
  definition: BusEvent | null = eventNamed(name),
): unknown => {
  if (definition === null) throw new UnknownEvent(`There is no event ${name}.`);
  if (version > definition.version)
    throw new Error(`${name} came in version ${version}; ${definition.version} is known.`);
  const read = v.safeParse(definition.payload, castPayload(definition, version, payload));
  if (!read.success) throw new MalformedPayload(`${name}: ${v.summarize(read.issues)}`);
  return read.output;
};

/**
 * Reads a payload as published. A remote older than this page publishes an earlier version: a payload that does not fit
 * the current version is read as the earlier ones, and a fault is reported against the current one.
 */
const readAnyVersion = (definition: BusEvent, payload: unknown): unknown => {
  let fault: unknown = null;
  for (let version = definition.version; version >= 1; version -= 1)
    try {
      return readPayload(definition.name, version, payload, definition);
    } catch (error) {
      fault ??= error;
    }
  throw fault;
};

/** The same for a newly published payload; also refuses one that is too large to store. */
export const readPublished = (
  name: string,
  payload: unknown,
  definition: BusEvent | null = eventNamed(name),
): { definition: BusEvent; payload: unknown } => {
  if (definition === null) throw new UnknownEvent(`There is no event ${name}.`);
  const read = readAnyVersion(definition, payload);
  if (JSON.stringify(read).length > payloadLimit) throw new Error(`${name}: the payload is too large.`);
  return { definition, payload: read };
};
