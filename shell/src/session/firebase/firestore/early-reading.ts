import type { Clock, FirestoreQuery } from '@posy/shared-contracts/mount-props';
import type { DirectDocument, DirectQuery } from './direct/direct-query';

interface Options {
  clock: Pick<Clock, 'after'>;
  ask: DirectQuery;
  isOnline: () => boolean;
  /** Returns true when this device stores the list at a path. */
  isKnown: (path: string) => boolean;
}

/**
 * Time that the listener of a stored list gets before the list is read directly, in milliseconds: it usually answers by
 * then.
 */
const timeoutMs = 300;

/** Time that the listener of a list not stored on this device waits for the direct answer, in milliseconds. */
const mostMs = 3000;

/** Returns true when a query reads a whole collection. */
export const isWhole = ({ where = [], orderBy = [], limit }: FirestoreQuery<unknown>): boolean =>
  where.length === 0 && orderBy.length === 0 && limit === undefined;

/** The reader of a list; `listen` begins to listen, once. */
interface EarlyReader {
  listen: () => void;
  /** Receives the direct answer: the whole list of the server. Called at most once. */
  report: (found: DirectDocument[]) => void;
}

/**
 * The first read of a whole list: the SDK stores every document of a large list before it reports any, which takes
 * seconds and blocks the page. A list that this device does not have is read directly and then listened to; a list that
 * it should have is read directly when the listener has not answered in time. Without a direct answer the listener
 * takes over. The returned function ends it: nothing more is reported or begun.
 */
export const createEarlyReading =
  ({ clock, ask, isOnline, isKnown }: Options) =>
  (query: FirestoreQuery<unknown>, { listen, report }: EarlyReader): (() => void) => {
    const { path } = query.collection;
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      // The listener reports a fault, if there is one.
      const found = await ask(query, leaving.signal).catch(() => null);
      if (found !== null && !leaving.signal.aborted) report(found);
    };
    let isListening = false;
    const begin = (): void => {
      if (!isListening && !leaving.signal.aborted) listen();
      isListening = true;
    };
    const cancels: (() => void)[] = [() => leaving.abort()];
    if (isWhole(query) && isOnline() && !isKnown(path)) {
      cancels.push(clock.after(mostMs, begin));
      void read().then(begin);
    } else {
      begin();
      if (isWhole(query)) cancels.push(clock.after(timeoutMs, () => void (isOnline() && read())));
    }
    return () => cancels.forEach((cancel) => cancel());
  };
