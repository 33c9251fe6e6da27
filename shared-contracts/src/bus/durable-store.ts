/** A durable event that still has handlers to run. */
export interface DurableRecord {
  id: string;
  event: string;
  version: number;
  payload: unknown;
  producer: string;
  /** Uid of the person signed in at publication: the event is not handled in another person's page. */
  uid: string;
  /**
   * Position among this person's events: the clock's time, increased by the store when the clock stood still or went
   * back, so that the order is that of publication in every tab.
   */
  publishedAt: number;
  /** Time by the clock; older records have `publishedAt` only. */
  clockAt?: number;
  /** Remotes that have not acknowledged it yet. */
  pending: string[];
}

/** Part of a person's records. */
export interface RecordPage {
  /** Only records whose `publishedAt` is greater. */
  after: number;
  /** Most records. */
  limit: number;
}

/**
 * Stores waiting durable events: IndexedDB in the page, memory in tests. Any call may reject: storage is full or
 * forbidden.
 */
export interface DurableStore {
  /** Keeps the record behind all others of this person (see `placeAfter`), in one transaction. */
  put(record: DurableRecord): Promise<void>;
  /** Records of one person, oldest first; all of them unless a page is asked for. */
  list(uid: string, page?: RecordPage): Promise<DurableRecord[]>;
  count(uid: string): Promise<number>;
  /** Takes one handler off a record in one transaction; deletes the record with the last one. */
  acknowledge(id: string, handler: string): Promise<void>;
}

/** Events that may wait at once; the next one is refused, so that a page cannot fill the disk. */
export const durableLimit = 10_000;

/** The record placed after the person's last one, whatever the clock says. `last` is null when none waits. */
export const placeAfter = (record: DurableRecord, last: number | null): DurableRecord => ({
  ...record,
  clockAt: record.clockAt ?? record.publishedAt,
  publishedAt: last === null ? record.publishedAt : Math.max(record.publishedAt, last + 1),
});

/** A store in memory: for tests, and where the browser forbids IndexedDB. */
export const createMemoryStore = (): DurableStore => {
  const records = new Map<string, DurableRecord>();
  const counts = new Map<string, number>();
  const lasts = new Map<string, number>();
  return {
    async put(record) {
      const { uid, id } = record;
      const placed = structuredClone(placeAfter(record, lasts.get(uid) ?? null));
      if (!records.has(id)) counts.set(uid, (counts.get(uid) ?? 0) + 1);
      records.set(id, placed);
      lasts.set(uid, placed.publishedAt);
    },
    async list(uid, page) {
      return [...records.values()]
        .filter((record) => record.uid === uid && (page === undefined || record.publishedAt > page.after))
        .sort((a, b) => a.publishedAt - b.publishedAt)
        .slice(0, page?.limit)
        .map((record) => structuredClone(record));
    },
    async count(uid) {
      return counts.get(uid) ?? 0;
    },
    async acknowledge(id, handler) {
      const record = records.get(id);
      if (record === undefined) return;
      const pending = record.pending.filter((name) => name !== handler);
      if (pending.length > 0) {
        records.set(id, { ...record, pending });
        return;
      }
      records.delete(id);
      counts.set(record.uid, (counts.get(record.uid) ?? 1) - 1);
    },
  };
};
