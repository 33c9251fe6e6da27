import type { FirestoreError, FirestoreQuery, Identified, Snapshot } from '@posy/shared-contracts/mount-props';
import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { type createEarlyReading, isWhole } from './early-reading';
import type { KnownLists } from './known-lists';
import { storedReadings } from './stored-readings';
import { untilConfirmed } from './until-confirmed';

/** Number of documents that a list with a stored beginning reads in one go: some milliseconds of a slow device. */
const atOnce = 150;

/** The helpers for every live list of a page. */
export interface ListAids {
  waiting: Parameters<typeof untilConfirmed>[1];
  readEarly: ReturnType<typeof createEarlyReading>;
  known: KnownLists;
}

/** The reader of a list, with its functions. */
interface ListReader<T> {
  query: FirestoreQuery<T>;
  /** The SDK's listener. */
  listen: (onNext: (snapshot: QuerySnapshot) => void, failed: (error: FirestoreError) => void) => () => void;
  read: (id: string, data: Record<string, unknown>) => Identified<T> | null;
  readStored: (found: QueryDocumentSnapshot) => Identified<T> | null;
  next: (snapshot: Snapshot<Identified<T>[]>) => void;
  failed: (error: FirestoreError) => void;
}

/**
 * Merges a list that was read directly with the documents that the listener has before the server's answer: only those
 * cached or changed here. In the order of ids, as the listener's lists.
 */
const mergeEarly = <T>(early: readonly Identified<T>[], cached: readonly Identified<T>[]): Identified<T>[] => {
  const all = new Map([...early, ...cached].map((document) => [document.id, document]));
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};

const waitingIn = ({ docs }: QuerySnapshot): string[] =>
  docs.filter(({ metadata }) => metadata.hasPendingWrites).map(({ id }) => id);

/** Follows a list: the direct answer counts until the listener has the server's. */
export const liveList = <T>(
  { query, listen, read, readStored, next, failed }: ListReader<T>,
  { waiting, readEarly, known }: ListAids,
): (() => void) => {
  // A reader of a stored beginning can wait for the rest; every other list comes as soon as it can.
  const readings = storedReadings(readStored, {
    most: query.firstLook === undefined ? Infinity : atOnce,
    pause: (goOn) => void waiting.clock.after(0, goOn),
  });
  let early: Identified<T>[] | null = null;
  let stop = (): void => undefined;
  const takeSnapshot = (snapshot: QuerySnapshot, value: Identified<T>[]): void => {
    const { fromCache, hasPendingWrites } = snapshot.metadata;
    stopEarly();
    if (!fromCache) {
      early = null;
      if (isWhole(query)) known.add(query.collection.path);
    }
    const metadata = { fromCache, hasPendingWrites, ...(hasPendingWrites ? { waiting: waitingIn(snapshot) } : {}) };
    if (early === null) next({ value, ...metadata });
    else next({ value: mergeEarly(early, value), ...metadata, answered: true });
  };
  const stopEarly = readEarly(query, {
    listen() {
      stop = untilConfirmed(
        (onWaiting) =>
          listen(
            (snapshot) => {
              onWaiting(snapshot.metadata.fromCache && !snapshot.empty);
              readings.read(snapshot, (value) => takeSnapshot(snapshot, value));
            },
            (error) => {
              readings.stop();
              stopEarly();
              failed(error);
            },
          ),
        waiting,
      );
    },
    report(found) {
      early = found.flatMap(({ id, data }) => read(id, data) ?? []);
      next({ value: early, fromCache: true, hasPendingWrites: false, answered: true });
    },
  });
  return () => {
    readings.stop();
    stopEarly();
    stop();
  };
};
