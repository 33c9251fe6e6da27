import {
  type DocumentChange,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type OpenIndex } from '../store/open-catalogue-store';
import { markOf, momentOf } from './catalogue-collection';

/** Changes that were committed a little earlier may become visible a little later. */
const overlapSeconds = 5;
/** A listener holds every document that it received: at this many, a new listener takes over from the latest mark. */
const mostHeld = 2_000;
/** After the database refused to tell, it is asked again. */
const againMs = 30_000;

/** A collection of which an index has what its documents say. */
export interface Followed {
  firestore: Firestore;
  collection: string;
  /** The field with the moment of a document's last change. */
  field: string;
  /** Up to which change the index was brought; null when it knows of none. */
  mark(): string | null;
  putMark(mark: string): void;
  /** Brings what a listener tells into the index. */
  bring(changes: readonly DocumentChange[]): Promise<void>;
  /** Hears each time that changes have come into the index. */
  changed: () => void;
  failed: (error: unknown) => void;
}

/** Dependencies of the feeds of the catalogue's index. */
export interface FeedParts {
  firestore: Firestore;
  index: OpenIndex;
  /** Hears each time that changes have come into the index. */
  changed: () => void;
  warn: (sentence: string) => void;
  failed: (error: unknown) => void;
}

/** Follows what changes in a collection. */
export interface ChangeFeed {
  /** Once everything that had changed before is in the index, or the database refused to tell. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const earlier = ({ seconds, nanoseconds }: Timestamp): Timestamp =>
  new Timestamp(Math.max(0, seconds - overlapSeconds), nanoseconds);

/**
 * Returns true when a document is so old that a listener from the mark would not repeat it. During an import thousands
 * of documents lie just before the mark, and reading them anew with every commit took longer than the import.
 */
const isBehind = ({ field, mark }: Followed, document: DocumentSnapshot | undefined): boolean => {
  const at: unknown = document?.get(field);
  const from = mark();
  return from !== null && at instanceof Timestamp && at.valueOf() < earlier(momentOf(from)).valueOf();
};

const newestOf = (changes: readonly DocumentChange[], field: string): Timestamp | null =>
  changes.reduce<Timestamp | null>((newest, { doc }) => {
    const at: unknown = doc.get(field);
    if (!(at instanceof Timestamp)) return newest;
    return newest === null || at.valueOf() > newest.valueOf() ? at : newest;
  }, null);

const take = async (followed: Followed, changes: readonly DocumentChange[]): Promise<void> => {
  await followed.bring(changes);
  const newest = newestOf(changes, followed.field);
  if (newest !== null) followed.putMark(markOf(newest));
  if (changes.length > 0) followed.changed();
};

/** Listens to documents that changed since the mark. */
export const followCollection = (followed: Followed): ChangeFeed => {
  const { firestore, collection, field, mark, failed } = followed;
  let work: Promise<void> = Promise.resolve();
  let stopListening: () => void = () => undefined;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const listen = (): void => {
    const from = mark();
    const all = firestore.collection(collection).orderBy(field);
    const asked = from === null ? all : all.where(field, '>=', earlier(momentOf(from)));
    const goOn = ({ docs }: QuerySnapshot): void => {
      if (isStopped || !isBehind(followed, docs[mostHeld - 1])) return;
      stopListening();
      listen();
    };
    const hear = (snapshot: QuerySnapshot): void => {
      const changes = snapshot.docChanges();
      work = work
        .then(() => (isStopped ? undefined : take(followed, changes)))
        .catch(failed)
        .then(() => {
          isReady();
          goOn(snapshot);
        });
    };
    stopListening = asked.onSnapshot(hear, (error) => {
      failed(error);
      isReady();
      again = setTimeout(listen, againMs).unref();
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
