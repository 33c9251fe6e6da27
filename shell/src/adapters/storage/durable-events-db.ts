import { createMemoryStore, type DurableRecord, type DurableStore, placeAfter } from '@posy/shared-contracts/bus';
import { waitFor } from '../wait-for';

const storeName = 'events';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });

const openDatabase = async (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' }).createIndex('uid', ['uid', 'publishedAt']);
  };
  return settled(request);
};

/** A person's records in order: all of them, or those after one. */
const rangeOf = (uid: string, after = Number.NEGATIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([uid, after], [uid, []], true, false);

/** Time that the browser may take to open its database, in milliseconds: some never answer. */
const openLimitMs = 8000;

/** A store from which a person's events can be removed. */
export interface BrowserDurableStore extends DurableStore {
  /** Resolves to true when this browser stores data beyond the page: it has databases, and free space in them. */
  isLasting(): Promise<boolean>;
  /** Deletes every event, of all persons: for a device after a sign-out. */
  forgetAll(): Promise<void>;
}

/** Resolves to true when there is space for a little more. The write is rolled back. */
const hasRoom = async (database: IDBDatabase): Promise<boolean> => {
  const transaction = database.transaction(storeName, 'readwrite');
  const store = transaction.objectStore(storeName);
  store.put({ id: 'room', room: ' '.repeat(64 * 1024) });
  store.delete('room');
  await finished(transaction);
  return true;
};

const storeOn = (database: IDBDatabase): BrowserDurableStore => ({
  isLasting: () => hasRoom(database).catch(() => false),
  async forgetAll() {
    const transaction = database.transaction(storeName, 'readwrite');
    transaction.objectStore(storeName).clear();
    await finished(transaction);
  },
  async put(record) {
    const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(storeName);
    // Runs in one transaction with the write, so that two tabs never assign the same position.
    const last = await settled(store.index('uid').openCursor(rangeOf(record.uid), 'prev'));
    store.put(placeAfter(record, last === null ? null : (last.value as DurableRecord).publishedAt));
    await finished(transaction);
  },
  list(uid, page) {
    const index = database.transaction(storeName).objectStore(storeName).index('uid');
    return settled(index.getAll(rangeOf(uid, page?.after), page?.limit) as IDBRequest<DurableRecord[]>);
  },
  count(uid) {
    return settled(database.transaction(storeName).objectStore(storeName).index('uid').count(rangeOf(uid)));
  },
  async acknowledge(id, handler) {
    const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(storeName);
    const record = (await settled(store.get(id))) as DurableRecord | undefined;
    const pending = record?.pending.filter((name) => name !== handler) ?? [];
    if (record !== undefined && pending.length > 0) store.put({ ...record, pending });
    else store.delete(id);
    await finished(transaction);
  },
});

const inMemory = (): BrowserDurableStore => ({
  ...createMemoryStore(),
  isLasting: async () => false,
  forgetAll: async () => undefined,
});

const never = async (milliseconds: number): Promise<never> => {
  await waitFor(milliseconds);
  throw new Error('The browser does not open its database.');
};

/** The durable events of this browser; in memory when IndexedDB is not available, so that the page still works. */
export const openDurableEvents = (name = 'posy-events'): BrowserDurableStore => {
  const opening = Promise.race([openDatabase(name), never(openLimitMs)]).then(storeOn, inMemory);
  return {
    isLasting: async () => (await opening).isLasting(),
    forgetAll: async () => (await opening).forgetAll(),
    put: async (record) => (await opening).put(record),
    list: async (uid, page) => (await opening).list(uid, page),
    count: async (uid) => (await opening).count(uid),
    acknowledge: async (id, handler) => (await opening).acknowledge(id, handler),
  };
};
