import { useHost, useReadable } from '@posy/remote-kit';
import type { MountProps, Readable } from '@posy/shared-contracts/mount-props';

interface Unreached extends Readable<ReadonlySet<string>> {
  change: (supplierId: string, isUnreached: boolean) => void;
}

const create = (): Unreached => {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    get: () => ids,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(supplierId, isUnreached) {
      if (ids.has(supplierId) === isUnreached) return;
      const others = [...ids].filter((id) => id !== supplierId);
      ids = new Set(isUnreached ? [...others, supplierId] : others);
      for (const listener of [...listeners]) listener();
    },
  };
};

// A bus per remote: what it published stands for all of this remote's screens and reactions.
const known = new WeakMap<MountProps['bus'], Unreached>();

/** Suppliers whom an enquiry of this page did not reach, and none has since. */
export const unreachedOf = ({ bus }: Pick<MountProps, 'bus'>): Unreached => {
  const unreached = known.get(bus) ?? create();
  known.set(bus, unreached);
  return unreached;
};

/** Whether an enquiry to a supplier did not arrive, as far as this page knows. */
export const useIsUnreached = (supplierId: string): boolean => useReadable(unreachedOf(useHost())).has(supplierId);
