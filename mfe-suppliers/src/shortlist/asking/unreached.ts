import { useHost, useReadable } from '@posy/remote-kit';
import type { MountProps, Readable } from '@posy/shared-contracts/mount-props';

interface UnreachedStore extends Readable<ReadonlySet<string>> {
  change: (supplierId: string, isUnreached: boolean) => void;
}

const create = (): UnreachedStore => {
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

// The failed enquiries, for each remote's bus: its screens and reactions share them.
const known = new WeakMap<MountProps['bus'], UnreachedStore>();

/** Suppliers that an enquiry of this page failed to reach, with no later success. */
export const unreachedOf = ({ bus }: Pick<MountProps, 'bus'>): UnreachedStore => {
  const unreached = known.get(bus) ?? create();
  known.set(bus, unreached);
  return unreached;
};

/** Returns true when the last enquiry to a supplier failed, as far as this page knows. */
export const useIsUnreached = (supplierId: string): boolean => useReadable(unreachedOf(useHost())).has(supplierId);
