import type { CollectionRef } from '@posy/shared-contracts/collections';
import type { FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { useHost } from '../host/host-context';
import { useReadable } from '../host/use-readable';
import { liveCacheOf, liveDocument, queryKey, type Live } from './live-cache';

type WithRetry<T> = Live<T> & { retry: () => void };

const idle = {
  get: () => loading,
  subscribe: () => () => undefined,
  retry: () => undefined,
};
const loading: Live<never> = { status: 'loading', value: null, error: null };

/** A live query; null waits, as `loading`, until there is one. The query is compared by its content. */
export const useLive = <T>(query: FirestoreQuery<T> | null): WithRetry<Identified<T>[]> => {
  const { firestore } = useHost();
  const key = query === null ? null : queryKey(query);
  // The cache answers the same entry for the same key, so asking on every render costs a look-up in a map.
  const entry =
    key === null || query === null
      ? idle
      : liveCacheOf(firestore).entry<Identified<T>[]>(key, (next, failed) => firestore.watch(query, next, failed));
  const live = useReadable<Live<Identified<T>[]>>(entry);
  return useMemo(() => ({ ...live, retry: entry.retry }), [live, entry]);
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
