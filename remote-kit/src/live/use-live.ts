import type { CollectionRef } from '@posy/shared-contracts/collections';
import type { FirestoreQuery, Identified, Readable } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { useHost } from '../host/host-context';
import { useReadable } from '../host/use-readable';
import { type Live, liveDocument, liveList, queryKey } from './live-cache';

type WithRetry<T> = Live<T> & { retry: () => void };

const idle = {
  get: () => loading,
  subscribe: () => () => undefined,
  retry: () => undefined,
};
const loading: Live<never> = { status: 'loading', value: null, error: null };

/**
 * A live query; null waits, as `loading`, until there is one. The query is compared by its content.
 *
 * @example
 * const { status, value: guests } = useLive({ collection: collections.guests(wedding.id) });
 */
export const useLive = <T>(query: FirestoreQuery<T> | null): WithRetry<Identified<T>[]> => {
  const { firestore } = useHost();
  // The cache answers the same entry for the same key, so asking on every render costs a look-up in a map.
  const entry = query === null ? idle : liveList(firestore, query);
  const live = useReadable<Live<Identified<T>[]>>(entry);
  return useMemo(() => ({ ...live, retry: entry.retry }), [live, entry]);
};

/** Several live reads as one; its value stays the same object until one of them changes. */
const joined = <T>(entries: readonly Readable<Live<T>>[]): Readable<Live<T>[]> => {
  let all: Live<T>[] = [];
  return {
    get: () => {
      const now = entries.map((entry) => entry.get());
      if (now.length !== all.length || now.some((live, index) => live !== all[index])) all = now;
      return all;
    },
    subscribe: (listener) => {
      const stops = entries.map((entry) => entry.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};

/** Returns one live read for each query, in their order: an added one leaves the others as they are. */
export const useLives = <T>(queries: readonly FirestoreQuery<T>[]): Live<Identified<T>[]>[] => {
  const { firestore } = useHost();
  const keys = JSON.stringify(queries.map(queryKey));
  const all = useMemo(
    () => joined(queries.map((query) => liveList(firestore, query))),
    // The queries are compared by their content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [firestore, keys],
  );
  return useReadable(all);
};

/** A live document; `value` is null when there is none. */
export const useLiveDocument = <T>(
  collection: CollectionRef<T> | null,
  id: string,
): WithRetry<Identified<T> | null> => {
  const { firestore } = useHost();
  const entry = collection === null ? idle : liveDocument(firestore, collection, id);
  const live = useReadable<Live<Identified<T> | null>>(entry);
  return useMemo(() => ({ ...live, retry: entry.retry }), [live, entry]);
};
