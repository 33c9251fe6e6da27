import type { Readable } from '@posy/shared-contracts/mount-props';

/** A readable that its owner may set. */
export interface WritableReadable<T> extends Readable<T> {
  set(value: T): void;
}

/**
 * Makes a readable; setting the same value notifies nobody. `served` is the value that the server rendered with, if it
 * differs.
 */
export const createReadableValue = <T>(initial: T, served: T = initial): WritableReadable<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    served: () => served,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
};
