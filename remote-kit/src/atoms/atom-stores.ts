import type { MountProps } from '@posy/shared-contracts/mount-props';
import { createStore } from 'jotai/vanilla';
import { watchLeaving } from '../lifecycles/person-scope';

export type AtomStore = ReturnType<typeof createStore>;

const storesByHost = new WeakMap<MountProps, { store: AtomStore }>();

/**
 * Returns the values of atoms of one mounted remote: the host makes mount props anew for every mount, and for every
 * rendering on the server. A person who signs out leaves an empty store behind.
 */
export const atomStoreOf = (host: MountProps): AtomStore => {
  const known = storesByHost.get(host);
  if (known !== undefined) return known.store;
  const entry = { store: createStore() };
  storesByHost.set(host, entry);
  watchLeaving(host.session, () => {
    entry.store = createStore();
  });
  return entry.store;
};
