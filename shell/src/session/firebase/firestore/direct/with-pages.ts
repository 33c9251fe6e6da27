import type { CollectionRef } from '@posy/shared-contracts/collections';
import type { Clock, Firestore, FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import { safeParse } from 'valibot';
import type { DirectDocument, DirectQuery } from './direct-query';

interface Options {
  clock: Pick<Clock, 'after'>;
  ask: DirectQuery;
  isOnline: () => boolean;
}

/** How long a page waits for the direct answer before it is left to the SDK, in milliseconds. */
const mostMs = 3000;

const readAll = <T>({ schema }: CollectionRef<T>, found: readonly DirectDocument[]): Identified<T>[] =>
  found.flatMap(({ id, data }) => {
    const parsed = safeParse(schema, data);
    return parsed.success ? [{ ...parsed.output, id }] : [];
  });

const valueAt = (data: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], data);

/**
 * The same page by its ends instead of its length: the SDK then orders nothing but the page. A page that is not full ends
 * where the list does. Null where its last document has no instant to end at.
 */
const betweenEnds = <T>(query: FirestoreQuery<T>, found: readonly DirectDocument[]): FirestoreQuery<T> | null => {
  const { page: _page, limit = 0, where = [], orderBy: [order] = [], ...rest } = query;
  if (order === undefined) return null;
  if (found.length < limit) return { ...rest, where, orderBy: [order] };
  const instant = Date.parse(String(valueAt(found.at(-1)?.data, order.field)));
  if (Number.isNaN(instant)) return null;
  // Instants are read by the millisecond, and stored more exactly.
  const end =
    order.direction === 'desc'
      ? { field: order.field, op: '>=' as const, value: new Date(instant) }
      : { field: order.field, op: '<' as const, value: new Date(instant + 1) };
  return { ...rest, where: [...where, end], orderBy: [order] };
};

/**
 * The port with pages of long lists. For a page of forty the SDK reads every document of the collection that the device has,
 * and puts all of them in order, before it reports any: the tenth page of a thousand holds up a scroll. A query that says it
 * is one is read directly first and followed between its ends; without a connection it is the SDK's, as any other.
 */
export const withPages = (firestore: Firestore, { clock, ask, isOnline }: Options): Firestore => ({
  ...firestore,
  watch(query, next, failed) {
    const { page, ...plain } = query;
    if (page !== true || !isOnline()) return firestore.watch(plain, next, failed);
    const leaving = new AbortController();
    let stop = (): void => undefined;
    /** Begins to listen, once; `isRead`: what the device has of it says less than what came. */
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
      listen(betweenEnds(query, found) ?? plain, true);
    };
    // The listener reports what is wrong, if something is.
    void ask(query, leaving.signal).then(take, () => take(null));
    return () => {
      cancel();
      leaving.abort();
      stop();
    };
  },
});
