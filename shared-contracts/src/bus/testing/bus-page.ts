import { createBus } from '../bus';
import type { BusOptions } from '../bus-options';
import { createMemoryStore, type DurableStore } from '../durable-store';

export const enquiry = (conversationId = 'c1') => ({
  weddingId: 'w1',
  conversationId,
  supplierId: 'GB123456',
  supplierName: 'Larkfield',
  supplierType: 'venues' as const,
  supplierSlug: 'larkfield',
});

/** One id sequence for all pages of a test, as UUIDs are unique. */
let ids = 0;

/** A page, with what its handler got. */
export const page = (changes: Partial<BusOptions> = {}) => {
  const handled: string[] = [];
  const problems: { remote: string; event: string; error: unknown }[] = [];
  const options: BusOptions = {
    store: createMemoryStore(),
    exclusively: (work) => work(),
    now: () => 1000,
    newId: () => `e${(ids += 1)}`,
    handlersOf: () => ['mfe-suppliers'],
    loadReactions: async () => ({
      'enquiry.sent': (payload) => void handled.push((payload as ReturnType<typeof enquiry>).conversationId),
    }),
    uid: () => 'u1',
    report: (problem) => problems.push(problem),
    ...changes,
  };
  const host = createBus(options);
  return {
    host,
    handled,
    problems,
    publish: (id: string) => host.forRemote('mfe-inbox').publish('enquiry.sent', enquiry(id)),
  };
};

/** A lock that all pages of a browser share: who finds it held goes without. */
export const sharedLock = () => {
  let isHeld = false;
  return async (work: () => Promise<void>): Promise<void> => {
    if (isHeld) return;
    isHeld = true;
    await work().finally(() => (isHeld = false));
  };
};

export const down: Partial<BusOptions> = {
  loadReactions: async () => {
    throw new Error('404');
  },
};
export const refusing = (store: DurableStore, isRefusing: () => boolean): DurableStore => ({
  ...store,
  put: async (record) => {
    if (isRefusing()) throw new Error('QuotaExceededError');
    await store.put(record);
  },
});

/** The ids of a test begin anew. */
export const beginIds = (): number => (ids = 0);
