/** A durable event that somebody still has to handle. */
export interface DurableRecord {
  id: string;
  event: string;
  version: number;
  payload: unknown;
  producer: string;
  /** Who was signed in: nobody else's page handles it. */
  uid: string;
  publishedAt: number;
  /** Remotes that have not acknowledged it yet. */
  pending: string[];
}

/** Where durable events wait: IndexedDB in the page, memory in tests. */
export interface DurableStore {
  put(record: DurableRecord): Promise<void>;
  /** Records of one person, oldest first. */
  list(uid: string): Promise<DurableRecord[]>;
  /** Takes one handler off a record in one transaction; deletes the record with the last one. */
  acknowledge(id: string, handler: string): Promise<void>;
}

/** Events that may wait at once; the next one is refused, so that a page cannot fill the disk. */
export const durableLimit = 10_000;

/** A store in memory: for tests, and where the browser forbids IndexedDB. */
export const createMemoryStore = (): DurableStore => {
  const records = new Map<string, DurableRecord>();
  return {
    async put(record) {
      records.set(record.id, structuredClone(record));
    },
    async list(uid) {
      return [...records.values()]
        .filter((record) => record.uid === uid)
        .sort((a, b) => a.publishedAt - b.publishedAt)
        .map((record) => structuredClone(record));
    },
    async acknowledge(id, handler) {
      const record = records.get(id);
      if (record === undefined) return;
      const pending = record.pending.filter((name) => name !== handler);
      if (pending.length === 0) records.delete(id);
      else records.set(id, { ...record, pending });
    },
  };
};
