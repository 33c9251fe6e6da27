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

type OnSnapshot<T> = (snapshot: Snapshot<T>) => void;

/** Converts an answer to its stored form and back. */
interface Form<T> {
  key: string;
  /** Null when there is nothing to store. */
  lookOf: (value: T) => FirstLook | null;
  /** Null when the stored value no longer fits. */
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
 * Reports the stored value until the database reports one, and stores values that the server confirms. A pending edit
 * is in the database's own cache: nothing is stored beside it, so that nobody sees their plan without it after a
 * reload.
 */
const follow = <T>(
  looks: FirstLooks,
  { key, lookOf, valueOf, isEmpty }: Form<T>,
  { next, failed }: { next: OnSnapshot<T>; failed: (error: FirestoreError) => void },
  listen: (next: OnSnapshot<T>, failed: (error: FirestoreError) => void) => () => void,
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
  // The report is asynchronous, as every other is: the caller must have returned first.
  if (look !== null && stored !== null && !isEmpty(stored))
    queueMicrotask(() => {
      if (!isOver)
        next({ value: stored, fromCache: true, hasPendingWrites: false, ...(look.isPart && { isPart: true }) });
    });
  const stop = listen(
    (snapshot) => {
      // An empty cache has less than the stored value.
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
 * The port with stored beginnings. The SDK answers a live read only when it has opened its database and read every
 * document that may belong to the answer, a thousand for the newest forty. Lists that ask for it show their stored
 * beginning until then.
 */
export const withFirstLook = (firestore: Firestore, looks: FirstLooks): Firestore => ({
  ...firestore,
  watch(query, next, failed) {
    if (query.firstLook === undefined) return firestore.watch(query, next, failed);
    const form = listForm(query, query.firstLook);
    return follow(looks, form, { next, failed }, (onNext, lost) => firestore.watch(query, onNext, lost));
  },
});

/** The same for every followed document: for those that the first screen waits for, the session and its wedding. */
export const withStoredDocuments = (firestore: Firestore, looks: FirstLooks): Firestore => ({
  ...firestore,
  watchDocument: (collection, id, next, failed) =>
    follow(looks, documentForm(collection, id), { next, failed }, (onNext, lost) =>
      firestore.watchDocument(collection, id, onNext, lost),
    ),
});
