import type { CollectionRef } from '@posy/shared-contracts/collections';
import {
  fieldUpdateKind,
  type Firestore,
  FirestoreError,
  type FirestoreQuery,
  type FirestoreWrite,
  type Identified,
  type Snapshot,
} from '@posy/shared-contracts/mount-props';
import { safeParse } from 'valibot';

type Data = Record<string, unknown>;

/**
 * A database in memory that behaves as the host's does, with switches for faults: an edit shows at once, with its waiting
 * said, and is gone again when it is refused; a document that did not change stays the same object.
 */
export interface MemoryFirestore extends Firestore {
  /** Documents of a collection as the server has them. */
  documents(path: string): Record<string, Data>;
  /** Every later commit is refused with this failure; null: none. */
  refuse(failure: FirestoreError | null): void;
  /** Every later commit gets no answer, as without a connection, until the returned function is called. It shows all the same. */
  hold(): () => void;
  /** Writes like another person on another device. */
  writeElsewhere(writes: FirestoreWrite[]): void;
  /** Commits so far. */
  readonly commits: FirestoreWrite[][];
}

const at = (data: Data, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (value as Data | undefined)?.[part], data);

const put = (data: Data, path: string, value: unknown, now: string): void => {
  const parts = path.split('.');
  const last = parts.pop() as string;
  const target = parts.reduce<Data>((inner, part) => (inner[part] ??= {}) as Data, data);
  const kind = fieldUpdateKind(value);
  if (kind === null) target[last] = structuredClone(value);
  else if (kind === 'remove') delete target[last];
  else if (kind === 'server-time') target[last] = now;
  else target[last] = Number(target[last] ?? 0) + (value as { by: number }).by;
};

type Store = Map<string, Map<string, Data>>;

const collectionIn = (store: Store, path: string): Map<string, Data> => {
  const known = store.get(path) ?? new Map<string, Data>();
  store.set(path, known);
  return known;
};

/**
 * Applies a write to a store. The server refuses an update of a missing document; such an update shows nothing before
 * either.
 */
const applyTo = (store: Store, write: FirestoreWrite, now: string): boolean => {
  const documents = collectionIn(store, write.collection.path);
  if (write.kind === 'delete') return documents.delete(write.id) || true;
  const before = write.kind === 'set' ? {} : documents.get(write.id);
  if (before === undefined && write.kind === 'update') return false;
  const data = structuredClone(before ?? {});
  for (const [field, value] of Object.entries(write.data)) put(data, field, value, now);
  documents.set(write.id, data);
  return true;
};

/** A copy in which every document is the same object as before. */
const copyOf = (store: Store): Store => new Map([...store].map(([path, documents]) => [path, new Map(documents)]));

const compare = (a: unknown, b: unknown): number => (a === b ? 0 : (a as number) < (b as number) ? -1 : 1);

const holds = (op: string, value: unknown, wanted: unknown): boolean => {
  if (op === 'in') return (wanted as unknown[]).includes(value);
  if (op === 'array-contains') return Array.isArray(value) && value.includes(wanted);
  if (op === '==') return value === wanted;
  if (op === '!=') return value !== undefined && value !== wanted;
  const order = compare(value, wanted instanceof Date ? wanted.toISOString() : wanted);
  return op === '<' ? order < 0 : op === '<=' ? order <= 0 : op === '>' ? order > 0 : order >= 0;
};

/**
 * Makes a database. `now` is an ISO instant.
 *
 * @example
 * const firestore = createMemoryFirestore({ 'weddings/w1/guests': { g1: { name: 'Noor' } } });
 */
export const createMemoryFirestore = (
  seed: Record<string, Record<string, Data>> = {},
  now: () => string = () => '2026-11-20T12:00:00.000Z',
): MemoryFirestore => {
  let server: Store = new Map(
    Object.entries(structuredClone(seed)).map(([path, docs]) => [path, new Map(Object.entries(docs))]),
  );
  /** Edits of this page that the server has not answered yet, oldest first. */
  const waiting = new Set<readonly FirestoreWrite[]>();
  let shown = server;
  const watchers = new Set<() => void>();
  const commits: FirestoreWrite[][] = [];
  const readings = new WeakMap<Data, unknown>();
  let refusal: FirestoreError | null = null;
  let held: Promise<void> | null = null;
  let ids = 0;

  const show = (): void => {
    shown = copyOf(server);
    for (const write of [...waiting].flat()) applyTo(shown, write, now());
    for (const announce of [...watchers]) announce();
  };
  const take = (writes: readonly FirestoreWrite[]): void => {
    const next = copyOf(server);
    for (const write of writes)
      if (!applyTo(next, write, now())) throw new FirestoreError('not-found', `No document ${write.id}.`);
    server = next;
  };
  const readOne = <T>(store: Store, collection: CollectionRef<T>, id: string): Identified<T> | null => {
    const data = collectionIn(store, collection.path).get(id);
    if (data === undefined) return null;
    const known = readings.get(data);
    if (known !== undefined) return known as Identified<T>;
    const read = safeParse(collection.schema, data);
    if (!read.success) return null;
    const document = { ...read.output, id } as Identified<T>;
    readings.set(data, document);
    return document;
  };
  const run = <T>(
    store: Store,
    { collection, where = [], orderBy = [], limit }: FirestoreQuery<T>,
  ): Identified<T>[] => {
    const found = [...collectionIn(store, collection.path)].filter(([, data]) =>
      where.every(({ field, op, value }) => holds(op, at(data, field), value)),
    );
    found.sort(([idA, a], [idB, b]) => {
      for (const { field, direction } of orderBy) {
        const order = compare(at(a, field), at(b, field));
        if (order !== 0) return direction === 'asc' ? order : -order;
      }
      return compare(idA, idB);
    });
    return found.slice(0, limit).flatMap(([id]) => readOne(store, collection, id) ?? []);
  };
  const watchWith = <T>(path: string, read: () => T, next: (snapshot: Snapshot<T>) => void) => {
    const publish = (): void => {
      const ids = new Set([...waiting].flat().flatMap(({ collection, id }) => (collection.path === path ? [id] : [])));
      const said = ids.size > 0 ? { hasPendingWrites: true, waiting: [...ids] } : { hasPendingWrites: false };
      next({ value: read(), fromCache: false, ...said });
    };
    watchers.add(publish);
    publish();
    return () => watchers.delete(publish);
  };

  return {
    commits,
    documents: (path) => Object.fromEntries(collectionIn(server, path)),
    refuse: (failure) => {
      refusal = failure;
    },
    hold() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = null;
        release();
      };
    },
    writeElsewhere(writes) {
      take(writes);
      show();
    },
    watch: (query, next) => watchWith(query.collection.path, () => run(shown, query), next),
    watchDocument: (collection, id, next) => watchWith(collection.path, () => readOne(shown, collection, id), next),
    read: async (query) => run(server, query),
    readDocument: async (collection, id) => readOne(server, collection, id),
    async commit(writes) {
      waiting.add(writes);
      show();
      try {
        if (held !== null) await held;
        await Promise.resolve();
        if (refusal !== null) throw refusal;
        take(writes);
        commits.push(writes);
      } finally {
        waiting.delete(writes);
        show();
      }
    },
    newId: () => `id-${(ids += 1)}`,
  };
};
