import type { CollectionRef } from '@posy/shared-contracts/collections';
import {
  fieldUpdateKind,
  FirestoreError,
  type Firestore,
  type FirestoreQuery,
  type FirestoreWrite,
  type Identified,
} from '@posy/shared-contracts/mount-props';
import { safeParse } from 'valibot';

type Data = Record<string, unknown>;

/** A database in memory that behaves as the host's does, with switches for faults. */
export interface MemoryFirestore extends Firestore {
  /** Documents of a collection as they are stored. */
  documents(path: string): Record<string, Data>;
  /** Every later commit is refused with this failure; null: none. */
  refuse(failure: FirestoreError | null): void;
  /** Every later commit gets no answer, as without a connection, until the returned function is called. */
  hold(): () => void;
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

const compare = (a: unknown, b: unknown): number => (a === b ? 0 : (a as number) < (b as number) ? -1 : 1);

const holds = (op: string, value: unknown, wanted: unknown): boolean => {
  if (op === 'in') return (wanted as unknown[]).includes(value);
  if (op === 'array-contains') return Array.isArray(value) && value.includes(wanted);
  if (op === '==') return value === wanted;
  if (op === '!=') return value !== undefined && value !== wanted;
  const order = compare(value, wanted);
  return op === '<' ? order < 0 : op === '<=' ? order <= 0 : op === '>' ? order > 0 : order >= 0;
};

/** Makes a database. `now` is an ISO instant. */
export const createMemoryFirestore = (
  seed: Record<string, Record<string, Data>> = {},
  now: () => string = () => '2026-11-20T12:00:00.000Z',
): MemoryFirestore => {
  const store = new Map(
    Object.entries(structuredClone(seed)).map(([path, docs]) => [path, new Map(Object.entries(docs))]),
  );
  const watchers = new Set<() => void>();
  const commits: FirestoreWrite[][] = [];
  let refusal: FirestoreError | null = null;
  let held: Promise<void> | null = null;
  let ids = 0;

  const of = (path: string): Map<string, Data> => {
    const known = store.get(path) ?? new Map<string, Data>();
    store.set(path, known);
    return known;
  };
  const readOne = <T>(collection: CollectionRef<T>, id: string): Identified<T> | null => {
    const data = of(collection.path).get(id);
    const read = data === undefined ? null : safeParse(collection.schema, data);
    return read?.success ? ({ ...read.output, id } as Identified<T>) : null;
  };
  const run = <T>({ collection, where = [], orderBy = [], limit }: FirestoreQuery<T>): Identified<T>[] => {
    const found = [...of(collection.path)].filter(([, data]) =>
      where.every(({ field, op, value }) => holds(op, at(data, field), value)),
    );
    found.sort(([idA, a], [idB, b]) => {
      for (const { field, direction } of orderBy) {
        const order = compare(at(a, field), at(b, field));
        if (order !== 0) return direction === 'asc' ? order : -order;
      }
      return compare(idA, idB);
    });
    return found.slice(0, limit).flatMap(([id]) => readOne(collection, id) ?? []);
  };
  const apply = (write: FirestoreWrite): void => {
    const documents = of(write.collection.path);
    if (write.kind === 'delete') return void documents.delete(write.id);
    const before = write.kind === 'set' ? {} : documents.get(write.id);
    if (before === undefined && write.kind === 'update')
      throw new FirestoreError('not-found', `No document ${write.id}.`);
    const data = structuredClone(before ?? {});
    for (const [field, value] of Object.entries(write.data)) put(data, field, value, now());
    documents.set(write.id, data);
  };
  const watchWith = <T>(
    read: () => T,
    next: (snapshot: { value: T; fromCache: boolean; hasPendingWrites: boolean }) => void,
  ) => {
    const tell = (): void => next({ value: read(), fromCache: false, hasPendingWrites: false });
    watchers.add(tell);
    tell();
    return () => watchers.delete(tell);
  };

  return {
    commits,
    documents: (path) => Object.fromEntries(of(path)),
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
    watch: (query, next) => watchWith(() => run(query), next),
    watchDocument: (collection, id, next) => watchWith(() => readOne(collection, id), next),
    read: async (query) => run(query),
    readDocument: async (collection, id) => readOne(collection, id),
    async commit(writes) {
      if (held !== null) await held;
      if (refusal !== null) throw refusal;
      const before = structuredClone([...store].map(([path, docs]) => [path, [...docs]] as const));
      try {
        writes.forEach(apply);
      } catch (error) {
        store.clear();
        for (const [path, docs] of before) store.set(path, new Map(docs));
        throw error;
      }
      commits.push(writes);
      for (const tell of [...watchers]) tell();
    },
    newId: () => `id-${(ids += 1)}`,
  };
};
