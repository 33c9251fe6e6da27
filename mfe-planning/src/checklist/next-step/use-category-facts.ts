import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { ShortlistedSupplier, Wedding } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import { weddingHeads } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { costItems, costsQuery } from '#budget/public';
import { type CategoryFacts, categoryFacts, type ShortlistItem } from './category-facts';

const shortlistQuery = (weddingId: string): FirestoreQuery<ShortlistedSupplier> => ({
  collection: collections.shortlist(weddingId),
});

const none: readonly ShortlistItem[] = [];

/** The wedding's shortlist, empty for members who may not read it. */
export const useShortlist = (weddingId: string): { isKnown: boolean; list: readonly ShortlistItem[] } => {
  const isOpen = useAccess('suppliers') !== 'none';
  const { status, value } = useLive(isOpen ? shortlistQuery(weddingId) : null);
  return { isKnown: !isOpen || value !== null || status === 'failed', list: value ?? none };
};

/**
 * The live facts of each category of suppliers; null until they are loaded. Parts that the member may not read are left
 * out.
 */
export const useCategoryFacts = (wedding: Identified<Wedding>): ((category: string) => CategoryFacts) | null => {
  const seesMoney = useAccess('budget') !== 'none';
  const { status, value } = useLive(seesMoney ? costsQuery(wedding.id) : null);
  const { isKnown, list } = useShortlist(wedding.id);
  const { guests, preferences } = wedding;
  const items = useMemo(
    () => costItems(value ?? [], [], weddingHeads({ guests, preferences })),
    [value, guests, preferences],
  );
  const isReady = isKnown && (!seesMoney || value !== null || status === 'failed');
  return useMemo(
    () => (isReady ? (category: string) => categoryFacts(category, items, list) : null),
    [isReady, items, list],
  );
};
