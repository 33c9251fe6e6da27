import type { CollectionRef } from '@posy/shared-contracts/collections';
import type {
  Firestore,
  FirestoreError,
  FirestoreQuery,
  Identified,
  Readable,
  Snapshot,
} from '@posy/shared-contracts/mount-props';
import { reuseUnchanged } from './reuse-unchanged';

/** State of a live read. A failed one still has its last value. */
export type Live<T> =
  | { status: 'loading'; value: null; error: null }
  | ({ status: 'ready'; error: null } & Snapshot<T>)
  | { status: 'failed'; value: T | null; error: FirestoreError };

type StartWatch<T> = (next: (snapshot: Snapshot<T>) => void, failed: (error: FirestoreError) => void) => () => void;

interface CachedRead<T> extends Readable<Live<T>> {
  retry: () => void;
}

interface CacheSlot {
  /** Called when the entry starts to listen: later readers then share it. */
  remember: () => void;
  forget: () => void;
}

const createEntry = <T>(watch: StartWatch<T>, { remember, forget }: CacheSlot): CachedRead<T> => {
  let live: Live<T> = { status: 'loading', value: null, error: null };
  let stop: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Live<T>): void => {
    live = next;
    for (const listener of [...listeners]) listener();
  };
  const start = (): void => {
    remember();
    stop = watch(
      ({ value, ...rest }) => set({ status: 'ready', value: reuseUnchanged(live.value, value), error: null, ...rest }),
      (error) => set({ status: 'failed', value: live.value, error }),
    );
  };
  return {
    get: () => live,
    subscribe(listener) {
      listeners.add(listener);
      if (stop === null) start();
      return () => {
        listeners.delete(listener);
        // A screen that follows another lets go of the same read after the other did, within one commit: it goes on.
        queueMicrotask(() => {
          if (listeners.size > 0 || stop === null) return;
          stop();
          stop = null;
          forget();
        });
      };
    },
    retry() {
      stop?.();
      set({ status: 'loading', value: null, error: null });
      start();
    },
  };
};

/** The key of a live query: what it asks for. */
export const queryKey = <T>({ collection, where, orderBy, limit }: FirestoreQuery<T>): string =>
  JSON.stringify([collection.path, where, orderBy, limit]);

const wholeListKey = (path: string): string => JSON.stringify([path, undefined, undefined, undefined]);

const documentKey = (path: string, id: string): string => `${path}/${id}`;

/** Returns the prefix of the keys of a collection's lists. */
const listsOf = (path: string): string => `[${JSON.stringify(path)},`;

/** One listener for each query of a remote, however many components read it. */
export const createLiveCache = () => {
  const entries = new Map<string, CachedRead<unknown>>();
  const shown = (key: string): unknown => {
    const live = entries.get(key)?.get();
    return live?.status === 'ready' ? live.value : undefined;
  };
  const inList = (key: string, id: string): object | undefined =>
    (shown(key) as Identified<object>[] | undefined)?.find((document) => document.id === id);
  return {
    /** A document as it is shown: null when it is gone, undefined when nothing here reads it. */
    known(collectionPath: string, id: string): object | null | undefined {
      const document = shown(documentKey(collectionPath, id));
      if (document !== undefined) return document as object | null;
      const whole = wholeListKey(collectionPath);
      if (shown(whole) !== undefined) return inList(whole, id) ?? null;
      // A list that leaves some out says nothing of what is not in it.
      const lists = [...entries.keys()].filter((key) => key.startsWith(listsOf(collectionPath)));
      return lists.map((key) => inList(key, id)).find((found) => found !== undefined);
    },
    entry<T>(key: string, watch: StartWatch<T>): CachedRead<T> {
      const known = entries.get(key);
      if (known !== undefined) return known as CachedRead<T>;
      const made: CachedRead<T> = createEntry<T>(watch, {
        remember() {
          if (!entries.has(key)) entries.set(key, made as CachedRead<unknown>);
        },
        forget() {
          if (entries.get(key) === made) entries.delete(key);
        },
      });
      entries.set(key, made as CachedRead<unknown>);
      return made;
    },
  };
};

const caches = new WeakMap<Firestore, ReturnType<typeof createLiveCache>>();

/** The live cache of a database. */
export const liveCacheOf = (firestore: Firestore): ReturnType<typeof createLiveCache> => {
  const cache = caches.get(firestore) ?? createLiveCache();
  caches.set(firestore, cache);
  return cache;
};

/** A list, live: one listener for it, however many read it. Outside components, its reader subscribes. */
export const liveList = <T>(firestore: Firestore, query: FirestoreQuery<T>): CachedRead<Identified<T>[]> =>
  liveCacheOf(firestore).entry(queryKey(query), (next, failed) => firestore.watch(query, next, failed));

/** A document, live: one listener for it, however many read it. */
export const liveDocument = <T>(
  firestore: Firestore,
  collection: CollectionRef<T>,
  id: string,
): CachedRead<Identified<T> | null> =>
  liveCacheOf(firestore).entry(documentKey(collection.path, id), (next, failed) =>
    firestore.watchDocument(collection, id, next, failed),
  );
