import type { Clock, FirestoreQuery } from '@posy/shared-contracts/mount-props';
import type { DirectDocument, DirectQuery } from './direct/direct-query';

interface Options {
  clock: Pick<Clock, 'after'>;
  ask: DirectQuery;
  isOnline: () => boolean;
  /** Whether this device keeps the list at a path. */
  isKnown: (path: string) => boolean;
}

/** How long the listener of a known list gets before the list is asked for directly, in milliseconds: it is there by then. */
const timeoutMs = 300;

/** How long the listener of a list that this device does not know waits for the direct answer, in milliseconds. */
const mostMs = 3000;

/** Whether a query asks for all of a collection. */
export const isWhole = ({ where = [], orderBy = [], limit }: FirestoreQuery<unknown>): boolean =>
  where.length === 0 && orderBy.length === 0 && limit === undefined;

/** Who reads a list: `listen` begins to, once. */
interface Reader {
  listen: () => void;
  /** What came directly: the whole list, as the server has it. Told once at most. */
  report: (found: DirectDocument[]) => void;
}

/**
 * The first look at a whole list: the SDK keeps every document of a large list before it reports any, which takes seconds
 * and holds up the whole page. A list that this device does not know is asked for directly, and listened to after that;
 * one that should be known is asked for when the listener has not answered in time. What does not come is left to the
 * listener. The returned function ends it: nothing is reported any more, and nothing begins.
 */
export const createEarlyReading =
  ({ clock, ask, isOnline, isKnown }: Options) =>
  (query: FirestoreQuery<unknown>, { listen, report }: Reader): (() => void) => {
    const { path } = query.collection;
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      // The listener reports what is wrong, if something is.
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
