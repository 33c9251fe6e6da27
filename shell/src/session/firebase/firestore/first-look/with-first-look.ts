import type { CollectionRef } from '@posy/shared-contracts/collections';
import type {
  Firestore,
  FirestoreError,
  FirestoreQuery,
  Identified,
  Snapshot,
} from '@posy/shared-contracts/mount-props';
import { safeParse } from 'valibot';
import type { FirstLook, FirstLooks, StoredDocument } from './first-looks';

type Next<T> = (snapshot: Snapshot<T>) => void;

/** How an answer becomes what is stored of it, and the other way round. */
interface Form<T> {
  key: string;
  /** Null where there is nothing to store. */
  lookOf: (value: T) => FirstLook | null;
  /** Null where what was stored does not fit any more. */
  valueOf: (look: FirstLook) => T | null;
  isEmpty: (value: T) => boolean;
}

const parsed = <T>({ schema }: CollectionRef<T>, { id, ...data }: StoredDocument): Identified<T> | null => {
  const found = safeParse(schema, data);
  return found.success ? { ...found.output, id } : null;
};

const listForm = <T>(query: FirestoreQuery<T>, count: number): Form<Identified<T>[]> => ({
  key: JSON.stringify([query.collection.path, query.where, query.orderBy, query.limit]),
  lookOf: (value) => ({ documents: value.slice(0, count), isPart: value.length > count }),
  valueOf({ documents }) {
    const value = documents.flatMap((one) => parsed(query.collection, one) ?? []);
    return value.length === documents.length ? value : null;
  },
  isEmpty: (value) => value.length === 0,
});

const documentForm = <T>(collection: CollectionRef<T>, id: string): Form<Identified<T> | null> => ({
  key: `${collection.path}/${id}`,
  lookOf: (value) => (value === null ? null : { documents: [value], isPart: false }),
  valueOf: ({ documents: [only] }) => (only === undefined ? null : parsed(collection, only)),
  isEmpty: (value) => value === null,
});

/**
 * Reports what is stored until the database has something to report, and stores what the server confirms. An edit on its way
 * belongs to the database's own cache: nothing is stored beside it, so that nobody sees their plan without it after a reload.
 */
const follow = <T>(
  looks: FirstLooks,
  { key, lookOf, valueOf, isEmpty }: Form<T>,
  { next, failed }: { next: Next<T>; failed: (error: FirestoreError) => void },
  listen: (next: Next<T>, failed: (error: FirestoreError) => void) => () => void,
): (() => void) => {
  const look = looks.read(key);
  const stored = look === null ? null : valueOf(look);
  let isOver = false;
  const save = ({ value, fromCache, hasPendingWrites }: Snapshot<T>): void => {
    if (fromCache && !hasPendingWrites) return;
    const confirmed = hasPendingWrites ? null : lookOf(value);
    if (confirmed === null) looks.forget(key);
    else looks.save(key, confirmed);
  };
  // As every answer, not before whoever asked has gone on.
  if (look !== null && stored !== null && !isEmpty(stored))
    queueMicrotask(() => {
      if (!isOver)
        next({ value: stored, fromCache: true, hasPendingWrites: false, ...(look.isPart && { isPart: true }) });
    });
  const stop = listen(
    (snapshot) => {
      // A cache that knows nothing says less than what is stored.
      if (stored !== null && snapshot.fromCache && isEmpty(snapshot.value)) return;
      isOver = true;
      save(snapshot);
      next(snapshot);
    },
    (error) => {
      isOver = true;
      if (error.failure === 'permission-denied') looks.forget(key);
      failed(error);
    },
  );
  return () => {
    isOver = true;
    stop();
  };
};

/**
 * The port with first looks: the SDK answers a live read when it has opened its database and read every document that may
 * belong to the answer, a thousand for the newest forty. Lists that ask for it show what this device keeps of their beginning
 * until then.
 */
export const withFirstLook = (firestore: Firestore, looks: FirstLooks): Firestore => ({
  ...firestore,
  watch(query, next, failed) {
    if (query.firstLook === undefined) return firestore.watch(query, next, failed);
    const form = listForm(query, query.firstLook);
    return follow(looks, form, { next, failed }, (heard, lost) => firestore.watch(query, heard, lost));
  },
});

/** The same for every document that is followed: for what the first screen waits for, who is here and their wedding. */
export const withStoredDocuments = (firestore: Firestore, looks: FirstLooks): Firestore => ({
  ...firestore,
  watchDocument: (collection, id, next, failed) =>
    follow(looks, documentForm(collection, id), { next, failed }, (heard, lost) =>
      firestore.watchDocument(collection, id, heard, lost),
    ),
});
