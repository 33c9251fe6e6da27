import { useLive, useLiveDocument } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { useMemo } from 'react';
import { siteId } from './site-document';

/** The wedding's events, live, in no order. Null: there is no wedding yet. */
export const useWeddingEvents = (weddingId: string | null) => {
  const collection = useMemo(() => (weddingId === null ? null : collections.events(weddingId)), [weddingId]);
  return useLive(collection === null ? null : { collection });
};

/** The wedding's website, live; its value is null until something about it was saved. */
export const useWebsite = (weddingId: string | null) => {
  const collection = useMemo(() => (weddingId === null ? null : collections.website(weddingId)), [weddingId]);
  return useLiveDocument(collection, siteId);
};

/** The published website that guests see, live; its value is null while it is not known, or when there is none. */
export const usePublished = (weddingId: string) =>
  useLiveDocument(
    useMemo(() => collections.publishedWebsite(weddingId), [weddingId]),
    siteId,
  );
