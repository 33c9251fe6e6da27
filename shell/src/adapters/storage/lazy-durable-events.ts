import type { BrowserDurableStore } from './durable-events-db';

/** The durable events of this browser. Their store loads with its first use, which a visitor's page never makes. */
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
