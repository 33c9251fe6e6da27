/**
 * Operations of the scenarios with the client SDK. The same file runs in Node (gRPC) and, bundled, in Chromium
 * (WebChannel).
 */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  arrayUnion,
  average,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  deleteField,
  disableNetwork,
  doc,
  type DocumentData,
  enableNetwork,
  getAggregateFromServer,
  getDocFromServer,
  getDocsFromServer,
  increment,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  type Query,
  query,
  type QuerySnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  sum,
  terminate,
  Timestamp,
  updateDoc,
  where,
  type WhereFilterOp,
  writeBatch,
} from 'firebase/firestore';

export interface ClientSettings {
  host: string;
  projectId: string;
  /** null: signed out. */
  token: string | null;
  longPolling?: boolean;
  persistent?: boolean;
}

/** A query in a form that can be sent to another process. */
export interface QuerySpec {
  path: string;
  group?: boolean;
  where?: [string, WhereFilterOp, unknown][];
  orderBy?: [string, 'asc' | 'desc'][];
  limit?: number;
}

/** Result of an operation: its value, or Firebase's error code when it was refused. */
export type OperationResult<T> = { value: T } | { error: string };

const attempt = async <T>(work: () => Promise<T>): Promise<OperationResult<T>> => {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: (error as { code?: string }).code ?? String(error) };
  }
};

let clients = 0;

const open = (settings: ClientSettings) => {
  setLogLevel('silent');
  const app = initializeApp({ projectId: settings.projectId, apiKey: 'any' }, `client-${clients++}`);
  const cache = settings.persistent
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();
  const polling = settings.longPolling ? { experimentalForceLongPolling: true } : {};
  const db = initializeFirestore(app, { host: settings.host, ssl: false, localCache: cache, ...polling });
  if (settings.token !== null) {
    const [hostName = '', port] = settings.host.split(':');
    connectFirestoreEmulator(db, hostName, Number(port), { mockUserToken: settings.token });
  }
  return { app, db };
};

interface WatchedState {
  /** Sorted ids to data as of the last snapshot that the server confirmed; a string is the code of its end. */
  state: Record<string, unknown> | string | null;
  waiting: { wanted: string; resolve(): void }[];
  /** The same for every snapshot without pending edits: the state that a person sees. */
  shown: Record<string, unknown> | null;
  waitingToShow: { wanted: string; resolve(): void }[];
}

/** Times read `time`, and keys stand in order, so that states compare as text. */
const plain = (data: unknown): unknown => {
  if (data instanceof Timestamp) return 'time';
  if (Array.isArray(data)) return data.map(plain);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, plain(value)]),
  );
};
const contents = (snapshot: QuerySnapshot): Record<string, unknown> =>
  Object.fromEntries(snapshot.docs.map((document) => [document.id, plain(document.data())]));

export const createClient = (settings: ClientSettings) => {
  const { app, db } = open(settings);
  const watches: WatchedState[] = [];
  const build = (spec: QuerySpec): Query =>
    query(
      spec.group ? collectionGroup(db, spec.path) : collection(db, spec.path),
      ...(spec.where ?? []).map(([field, op, value]) => where(field, op, value)),
      ...(spec.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
      ...(spec.limit === undefined ? [] : [limit(spec.limit)]),
    );
  const reached = (waiting: WatchedState['waiting'], state: WatchedState['state']): WatchedState['waiting'] => {
    const text = JSON.stringify(plain(state));
    return waiting.filter(({ wanted, resolve }) => wanted !== text || void resolve());
  };
  const confirm = (watch: WatchedState, state: WatchedState['state']): void => {
    watch.state = state;
    watch.waiting = reached(watch.waiting, state);
  };
  const show = (watch: WatchedState, shown: Record<string, unknown>): void => {
    watch.shown = shown;
    watch.waitingToShow = reached(watch.waitingToShow, shown);
  };
  const until = (
    waiting: WatchedState['waiting'],
    now: WatchedState['state'],
    state: WatchedState['state'],
  ): Promise<boolean> =>
    new Promise((resolve) => {
      const wanted = JSON.stringify(plain(state));
      if (JSON.stringify(plain(now)) === wanted) resolve(true);
      else waiting.push({ wanted, resolve: () => resolve(true) });
    });
  return {
    get: (path: string) =>
      attempt(async () => plain((await getDocFromServer(doc(db, path))).data() ?? { absent: true })),
    list: (spec: QuerySpec) => attempt(async () => (await getDocsFromServer(build(spec))).docs.map(({ id }) => id)),
    aggregate: (spec: QuerySpec, field: string) =>
      attempt(async () =>
        (
          await getAggregateFromServer(build(spec), { count: count(), sum: sum(field), average: average(field) })
        ).data(),
      ),
    set: (path: string, data: DocumentData) => attempt(() => setDoc(doc(db, path), data)),
    merge: (path: string, data: DocumentData) => attempt(() => setDoc(doc(db, path), data, { merge: true })),
    update: (path: string, data: DocumentData) => attempt(() => updateDoc(doc(db, path), data)),
    remove: (path: string) => attempt(() => deleteDoc(doc(db, path))),
    /** `n` grows by one, `when` is the server's time, `list` gets `item`, `gone` is deleted. */
    transform: (path: string, item: unknown) =>
      attempt(() =>
        updateDoc(doc(db, path), {
          n: increment(1),
          when: serverTimestamp(),
          list: arrayUnion(item),
          gone: deleteField(),
        }),
      ),
    batch: (documents: Record<string, DocumentData>) =>
      attempt(() => {
        const batch = writeBatch(db);
        for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
        return batch.commit();
      }),
    transact: (path: string) =>
      attempt(() =>
        runTransaction(
          db,
          async (transaction) => {
            const { n } = ((await transaction.get(doc(db, path))).data() ?? { n: 0 }) as { n: number };
            transaction.set(doc(db, path), { n: n + 1 });
          },
          { maxAttempts: 30 },
        ),
      ),
    watch(spec: QuerySpec): number {
      const watch: WatchedState = { state: null, waiting: [], shown: null, waitingToShow: [] };
      onSnapshot(
        build(spec),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache, hasPendingWrites } = snapshot.metadata;
          if (hasPendingWrites) return;
          show(watch, contents(snapshot));
          if (!fromCache) confirm(watch, contents(snapshot));
        },
        (error) => confirm(watch, error.code),
      );
      return watches.push(watch) - 1;
    },
    /** Resolves when the server confirmed exactly this. */
    async until(index: number, state: WatchedState['state']): Promise<boolean> {
      const watch = watches[index];
      return watch !== undefined && until(watch.waiting, watch.state, state);
    },
    /** Resolves when the watch shows exactly this, confirmed or not. */
    async untilShown(index: number, state: Record<string, unknown>): Promise<boolean> {
      const watch = watches[index];
      return watch !== undefined && until(watch.waitingToShow, watch.shown, state);
    },
    offline: () => attempt(() => disableNetwork(db)),
    online: () => attempt(() => enableNetwork(db)),
    async close(): Promise<void> {
      await terminate(db);
      await deleteApp(app);
    },
  };
};

export type Client = ReturnType<typeof createClient>;
