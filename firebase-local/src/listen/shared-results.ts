import { type Query } from '../query/query';
import { runQuery } from '../query/run';
import { type DocumentStore } from '../store/document-store';
import { type StoredDocument } from '../values/value';

/** Answers queries of listeners; equal ones share one reading until something is committed. */
export interface SharedResults {
  run(query: Query): StoredDocument[];
  clear(): void;
}

interface SharedResult {
  documents: StoredDocument[];
  /** Cost of reading them, in bytes. */
  bytes: number;
}

/** Limits of the cache: bytes in stored form, and milliseconds. */
const mostStored = 16 * 1024 * 1024;
const storedMillis = 2_000;

export const createSharedResults = (store: DocumentStore): SharedResults => {
  const results = new Map<string, SharedResult>();
  let asOf = -1;
  let stored = 0;
  let timer: NodeJS.Timeout | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    timer = undefined;
    results.clear();
    stored = 0;
  };
  const save = (key: string, known: SharedResult): void => {
    if (stored + known.bytes > mostStored) clear();
    if (known.bytes > mostStored) return;
    results.set(key, known);
    stored += known.bytes;
    timer ??= setTimeout(clear, storedMillis).unref();
  };
  return {
    clear,
    run(query) {
      if (asOf !== store.clock.last()) clear();
      asOf = store.clock.last();
      const { select: _shown, ...found } = query;
      const key = JSON.stringify(found);
      const known = results.get(key);
      if (known) {
        // Telling it costs its listener as much as reading it.
        store.meter.add(known.bytes);
        return known.documents;
      }
      const before = store.meter.soFar().bytes;
      const documents = runQuery(store, query);
      save(key, { documents, bytes: store.meter.soFar().bytes - before });
      return documents;
    },
  };
};
