import type { BusEvent } from '../events';
import type { DeclaredEvent } from '../manifest';
import { schemaOfJson } from './json-schema';

/**
 * An event that a remote declares in its manifest, as the bus carries it. Throws `UnreadableSchema`. It has no casts: another
 * payload is another event.
 */
export const declaredEvent = (name: string, { version, delivery, payload }: DeclaredEvent): BusEvent => ({
  ...{ name, version, delivery, casts: {} },
  payload: schemaOfJson(payload, `events.${name}.payload`),
});

/** Returns true when a remote may declare an event of this name: `honeymoon.planned` belongs to `honeymoon` alone. */
export const isOwnEvent = (remote: string, name: string): boolean => name.startsWith(`${remote}.`);
