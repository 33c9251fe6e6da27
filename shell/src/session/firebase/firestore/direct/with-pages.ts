import type { CollectionRef } from '@posy/shared-contracts/collections';
import type { Clock, Firestore, FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import { safeParse } from 'valibot';
import type { DirectDocument, DirectQuery } from './direct-query';

interface Options {
  clock: Pick<Clock, 'after'>;
  ask: DirectQuery;
  isOnline: () => boolean;
}

/** Time that a page waits for the direct answer before the SDK reads it, in milliseconds. */
const mostMs = 3000;

/**
 * Time without another page after which a page begins to be followed, in milliseconds. The SDK reads all of a list that it
 * stored since, for each page: not while somebody scrolls through them.
 */
const restMs = 500;

/** Runs work when nothing more was added for a moment: the latest first, with that moment between them. */
const createRest = ({ after }: Pick<Clock, 'after'>) => {
  const waiting = new Set<() => void>();
  let cancel = (): void => undefined;
  const wait = (): void => {
    cancel();
    cancel = after(restMs, () => {
      const latest = [...waiting].at(-1);
      if (latest === undefined) return;
      waiting.delete(latest);
      latest();
      wait();
    });
  };
  return (work: () => void): (() => void) => {
    waiting.add(work);
    wait();
    return () => void waiting.delete(work);
  };
};

const readAll = <T>({ schema }: CollectionRef<T>, found: readonly DirectDocument[]): Identified<T>[] =>
  found.flatMap(({ id, data }) => {
    const parsed = safeParse(schema, data);
    return parsed.success ? [{ ...parsed.output, id }] : [];
  });

const valueAt = (data: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], data);

/**
 * Returns the query of the same page by its ends instead of its length: the SDK then sorts only the page. A page that
 * is not full ends where the list does. Null when its last document has no instant to end at.
 */
const betweenEnds = <T>(query: FirestoreQuery<T>, found: readonly DirectDocument[]): FirestoreQuery<T> | null => {
  const { page: _page, limit = 0, where = [], orderBy: [order] = [], ...rest } = query;
  if (order === undefined) return null;
  if (found.length < limit) return { ...rest, where, orderBy: [order] };
  const instant = Date.parse(String(valueAt(found.at(-1)?.data, order.field)));
  if (Number.isNaN(instant)) return null;
  // Instants are read to the millisecond but stored more exactly.
  const end =
    order.direction === 'desc'
      ? { field: order.field, op: '>=' as const, value: new Date(instant) }
      : { field: order.field, op: '<' as const, value: new Date(instant + 1) };
  return { ...rest, where: [...where, end], orderBy: [order] };
};

/**
 * The port with pages of long lists. For a page of forty the SDK reads and sorts every document of the collection on
 * the device before it reports any: the tenth page of a thousand would block scrolling. A query marked as a page is
 * read directly first and, once no more are read, followed between its ends; without a connection the SDK reads it, like
 * any other.
 */
export const withPages = (firestore: Firestore, { clock, ask, isOnline }: Options): Firestore => {
  const atRest = createRest(clock);
  return {
    ...firestore,
    watch(query, next, failed) {
      const { page, ...plain } = query;
      if (page !== true || !isOnline()) return firestore.watch(plain, next, failed);
      const leaving = new AbortController();
      let stop = (): void => undefined;
      /** Begins to listen, once. `isRead`: the device's documents are older than the direct answer. */
      const listen = (listened: typeof plain, isRead: boolean): void => {
        if (leaving.signal.aborted) return;
        leaving.abort();
        let isConfirmed = !isRead;
        stop = firestore.watch(
          listened,
          (snapshot) => {
            isConfirmed ||= !snapshot.fromCache;
            if (isConfirmed) next(snapshot);
          },
          failed,
        );
      };
      const cancel = clock.after(mostMs, () => listen(plain, false));
      const take = (found: DirectDocument[] | null): void => {
        cancel();
        if (leaving.signal.aborted) return;
        if (found === null) return listen(plain, false);
        next({
          value: readAll(query.collection, found),
          fromCache: true,
          hasPendingWrites: false,
          answered: true,
        });
        stop = atRest(() => listen(betweenEnds(query, found) ?? plain, true));
      };
      // The listener reports a fault, if there is one.
      void ask(query, leaving.signal).then(take, () => take(null));
      return () => {
        cancel();
        leaving.abort();
        stop();
      };
    },
  };
};
