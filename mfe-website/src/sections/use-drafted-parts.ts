import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { useMemo } from 'react';
import { draftedParts } from './rules/drafted-parts';

/** Every part of the page as it is drafted, live, in its order. Null while it is not known. */
export const useDraftedParts = (weddingId: string) => {
  const { value } = useLive(useMemo(() => ({ collection: collections.websiteSections(weddingId) }), [weddingId]));
  return useMemo(() => (value === null ? null : draftedParts(value)), [value]);
};
