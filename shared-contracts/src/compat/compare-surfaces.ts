import { shapeFaults } from './compare-shapes';
import type { Surface } from './surface';
import { withdrawn } from './withdrawn';

/** Returns true when an event has a cast from its version `from` to the next. */
export type HasCast = (event: string, from: number) => boolean;

const eventFaults = (older: Surface, newer: Surface, hasCast: HasCast): string[] =>
  Object.entries(older.events).flatMap(([name, before]) => {
    const after = newer.events[name];
    if (after === undefined)
      return withdrawn[`The event ${name} is gone`] === undefined ? [`The event ${name} is gone.`] : [];
    const changes = shapeFaults(before.payload, after.payload, 'both', name);
    if (before.delivery !== after.delivery) changes.push(`${name} was a ${before.delivery}, is a ${after.delivery}`);
    if (after.version < before.version) return [`The event ${name} went back to version ${after.version}.`];
    if (after.version === before.version)
      return changes.map((change) => `${change}: raise the event’s version and add a cast.`);
    const steps = Array.from({ length: after.version - before.version }, (_, index) => before.version + index);
    return steps.filter((step) => !hasCast(name, step)).map((step) => `${name} has no cast from version ${step}.`);
  });

const endpointFaults = (older: Surface, newer: Surface): string[] =>
  Object.entries(older.endpoints).flatMap(([name, before]) => {
    const after = newer.endpoints[name];
    if (after === undefined) return [`The endpoint ${name} is gone`];
    const moved = (['method', 'path', 'auth'] as const)
      .filter((part) => before[part] !== after[part])
      .map((part) => `${name}: ${part} was ${before[part]}, is ${after[part]}`);
    return [
      ...moved,
      ...shapeFaults(before.params, after.params, 'in', `${name} params`),
      ...shapeFaults(before.body, after.body, 'in', `${name} body`),
      ...shapeFaults(before.answer, after.answer, 'out', `${name} answer`),
    ];
  });

const restFaults = (older: Surface, newer: Surface): string[] => [
  ...Object.entries(older.collections).flatMap(([path, before]) => {
    const after = newer.collections[path];
    return after === undefined ? [`The collection ${path} is gone`] : shapeFaults(before, after, 'stored', path);
  }),
  ...older.slots.filter((slot) => !newer.slots.includes(slot)).map((slot) => `The slot ${slot} is gone`),
  ...older.openItems.filter((kind) => !newer.openItems.includes(kind)).map((kind) => `The open item ${kind} is gone`),
  ...shapeFaults(older.manifest, newer.manifest, 'in', 'manifest'),
  ...shapeFaults(older.releaseSet, newer.releaseSet, 'both', 'releaseSet'),
];

/** Messages are strict on both sides: whatever changes in a kind that there was is refused by an older app or page. */
const messageFaults = (older: Surface, newer: Surface): string[] => {
  if (newer.native.protocol > older.native.protocol) return [];
  return (['toNative', 'toWeb'] as const).flatMap((way) =>
    Object.entries(older.native[way]).flatMap(([kind, before]) => {
      const after = newer.native[way][kind];
      if (after === undefined) return [`The native message ${kind} is gone: keep it, or raise nativeProtocolVersion.`];
      return JSON.stringify(before) === JSON.stringify(after)
        ? []
        : [`The native message ${kind} changed: make a new kind, or raise nativeProtocolVersion.`];
    }),
  );
};

/**
 * Changes that break older packages and are not provided for: an event needs a higher version with casts, everything
 * else a higher contract version; what nobody ever used may go by an entry in `withdrawn`. Empty when older packages keep
 * working, or are known not to.
 */
export const surfaceFaults = (older: Surface, newer: Surface, hasCast: HasCast): string[] => {
  const contract =
    newer.contract > older.contract
      ? []
      : [...endpointFaults(older, newer), ...restFaults(older, newer)]
          .filter((change) => withdrawn[change] === undefined)
          .map((change) => `${change}: keep it, or raise contractVersion.`);
  return [...eventFaults(older, newer, hasCast), ...messageFaults(older, newer), ...contract];
};
