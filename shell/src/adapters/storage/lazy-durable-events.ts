import type { BrowserDurableStore } from './durable-events-db';

/** The durable events of this browser; what keeps them is loaded with the first use, which visitors' pages never make. */
export const openDurableEvents = (): BrowserDurableStore => {
  let opening: Promise<BrowserDurableStore> | null = null;
  const opened = (): Promise<BrowserDurableStore> => {
    opening ??= import('./durable-events-db').then((module) => module.openDurableEvents());
    opening.catch(() => (opening = null));
    return opening;
  };
  return {
    isLasting: async () => (await opened()).isLasting(),
    forgetAll: async () => (await opened()).forgetAll(),
    put: async (record) => (await opened()).put(record),
    list: async (uid, page) => (await opened()).list(uid, page),
    count: async (uid) => (await opened()).count(uid),
    acknowledge: async (id, handler) => (await opened()).acknowledge(id, handler),
  };
};
