import {
  type DocumentChange,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type OpenIndex } from '../store/open-catalogue-store';
import { markOf, momentOf, type StoredSupplier, withPrivate } from './catalogue-collection';

/** Changes that were committed a little earlier may become visible a little later. */
const overlapSeconds = 5;
/** A listener holds every document that it received: at this many, a new listener takes over from the latest mark. */
const mostHeld = 2_000;
/** After the database refused to tell, it is asked again. */
const retryMs = 30_000;
/** Suppliers that are brought into the index before others have their turn. */
const atOnce = 50;

export interface FeedParts {
  firestore: Firestore;
  index: OpenIndex;
  /** Hears each time that changes have come into the index. */
  changed: () => void;
  warn: (sentence: string) => void;
  failed: (error: unknown) => void;
}

/** Follows what changes in the catalogue. */
export interface ChangeFeed {
  /** Once everything that had changed before is in the index, or the database refused to tell. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const earlier = ({ seconds, nanoseconds }: Timestamp): Timestamp =>
  new Timestamp(Math.max(0, seconds - overlapSeconds), nanoseconds);

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const apply = (index: OpenIndex, { id, open, record }: StoredSupplier): void => {
  if (record === null) index.removeSupplier(id);
  else index.putSupplier(record, open.hash);
};

/** In one transaction, which costs as much as one supplier; where it fails, each by itself: none holds up another. */
const applyAll = (index: OpenIndex, some: readonly StoredSupplier[], failed: (error: unknown) => void): void => {
  try {
    index.together(() => some.forEach((stored) => apply(index, stored)));
  } catch {
    for (const stored of some)
      try {
        apply(index, stored);
      } catch (error) {
        failed(error);
      }
  }
};

/**
 * Returns true when the index has this version of the document already: a new listener repeats the documents just
 * before its mark.
 */
const isKnown = (index: OpenIndex, document: DocumentSnapshot): boolean =>
  document.get('state') === 'listed' && document.get('hash') === index.hashOf(document.id);

/**
 * Returns true when a document is so old that a listener from the mark would not repeat it. During an import thousands
 * of documents lie just before the mark, and reading them anew with every commit took longer than the import.
 */
const isBehind = (document: DocumentSnapshot | undefined, mark: string | null): boolean => {
  const at: unknown = document?.get('updatedAt');
  return mark !== null && at instanceof Timestamp && at.valueOf() < earlier(momentOf(mark)).valueOf();
};

const newestOf = (changes: readonly DocumentChange[]): Timestamp | null =>
  changes.reduce<Timestamp | null>((newest, { doc }) => {
    const at: unknown = doc.get('updatedAt');
    if (!(at instanceof Timestamp)) return newest;
    return newest === null || at.valueOf() > newest.valueOf() ? at : newest;
  }, null);

/** Brings what a listener tells into the index, a few at a time. */
const bring = async (
  { firestore, index, changed, warn, failed }: FeedParts,
  changes: readonly DocumentChange[],
): Promise<void> => {
  for (let at = 0; at < changes.length; at += atOnce) {
    const some = changes.slice(at, at + atOnce);
    const gone = some.filter(({ type }) => type === 'removed');
    for (const { doc } of gone) if (!(await doc.ref.get()).exists) index.removeSupplier(doc.id);
    const there = some.filter(({ type, doc }) => type !== 'removed' && !isKnown(index, doc)).map(({ doc }) => doc);
    applyAll(index, await withPrivate(firestore, there, warn), failed);
    await nextTurn();
  }
  const newest = newestOf(changes);
  if (newest !== null) index.putMark(markOf(newest));
  if (changes.length > 0) changed();
};

/** Listens to documents that changed since the index's mark. */
export const followChanges = (parts: FeedParts): ChangeFeed => {
  const { firestore, index, failed } = parts;
  let work: Promise<void> = Promise.resolve();
  let stopListening: () => void = () => undefined;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const listen = (): void => {
    const from = index.mark();
    const all = firestore.collection('catalogue').orderBy('updatedAt');
    const asked = from === null ? all : all.where('updatedAt', '>=', earlier(momentOf(from)));
    const goOn = ({ docs }: QuerySnapshot): void => {
      if (isStopped || !isBehind(docs[mostHeld - 1], index.mark())) return;
      stopListening();
      listen();
    };
    const hear = (snapshot: QuerySnapshot): void => {
      const changes = snapshot.docChanges();
      work = work
        .then(() => (isStopped ? undefined : bring(parts, changes)))
        .catch(failed)
        .then(() => {
          isReady();
          goOn(snapshot);
        });
    };
    stopListening = asked.onSnapshot(hear, (error) => {
      failed(error);
      isReady();
      again = setTimeout(listen, retryMs).unref();
    });
  };
  listen();
  return {
    ready,
    async stop() {
      isStopped = true;
      clearTimeout(again);
      stopListening();
      isReady();
      await work;
    },
  };
};
