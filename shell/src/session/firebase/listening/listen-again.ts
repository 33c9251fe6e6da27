import type { Clock, Firestore, FirestoreError, FirestoreFailure, Snapshot } from '@posy/shared-contracts/mount-props';

/** Failures that may be temporary: a lost browser storage, a busy server. */
const passing: readonly FirestoreFailure[] = ['unavailable', 'unknown'];

/** Delays before an ended listener listens again, in milliseconds; the last repeats. */
const pausesMs = [1000, 2000, 4000, 8000] as const;

interface ListenEdges {
  clock: Pick<Clock, 'after'>;
  /** Returns true when the page may be visible. */
  isVisible: () => boolean;
}

type WatchFunction<T> = (next: (snapshot: Snapshot<T>) => void, failed: (error: FirestoreError) => void) => () => void;

/** Listens, and listens again after a temporary failure. The reader receives the first failure. */
const again =
  <T>(watch: WatchFunction<T>, { clock, isVisible }: ListenEdges): WatchFunction<T> =>
  (next, failed) => {
    let attempts = 0;
    let stop = (): void => undefined;
    let cancel = (): void => undefined;
    const wait = (): void => {
      cancel = clock.after(pausesMs[Math.min(attempts, pausesMs.length - 1)] ?? pausesMs[0], () => {
        if (!isVisible()) return wait();
        attempts += 1;
        stop();
        listen();
      });
    };
    const listen = (): void => {
      stop = watch(
        (snapshot) => {
          attempts = 0;
          next(snapshot);
        },
        (error) => {
          if (attempts === 0) failed(error);
          if (passing.includes(error.failure)) wait();
        },
      );
    };
    listen();
    return () => {
      cancel();
      stop();
    };
  };

/** The database with live reads that recover by themselves, without a press or a reload. */
export const listeningAgain = (firestore: Firestore, edges: ListenEdges): Firestore => ({
  ...firestore,
  watch: (query, next, failed) =>
    again<Parameters<typeof next>[0]['value']>((onNext, lost) => firestore.watch(query, onNext, lost), edges)(
      next,
      failed,
    ),
  watchDocument: (collection, id, next, failed) =>
    again<Parameters<typeof next>[0]['value']>(
      (onNext, lost) => firestore.watchDocument(collection, id, onNext, lost),
      edges,
    )(next, failed),
});
