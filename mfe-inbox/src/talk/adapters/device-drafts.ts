import { createDrafts } from '@posy/remote-kit';

const stored = createDrafts(() => localStorage, 'posy.inbox.');
const watchers = new Set<() => void>();

/** The drafts of this device, available in every tab and after the browser was closed. */
export const deviceDrafts: typeof stored = {
  read: (key, schema) => stored.read(key, schema),
  write(key, value) {
    stored.write(key, value);
    for (const onChange of watchers) onChange();
  },
};

/** Calls back whenever a draft changed, in this tab or in another one. Returns the function that ends it. */
export const watchDeviceDrafts = (onChange: () => void): (() => void) => {
  watchers.add(onChange);
  // Browsers report changes of other tabs only.
  globalThis.addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    globalThis.removeEventListener('storage', onChange);
  };
};
