import { type ListReading, useAccess, useLive, useReading, useWedding } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { AccessLevel, ShortlistedSupplier, Wedding } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import type { ShortlistEntry } from '../rules/entry';

/** All entries of a wedding's shortlist: one listener for all hearts and screens. */
export const shortlistQuery = (weddingId: string): FirestoreQuery<ShortlistedSupplier> => ({
  collection: collections.shortlist(weddingId),
});

export interface Shortlist {
  /** Null for visitors, for people without a wedding, and for helpers who may not read its suppliers. */
  wedding: Identified<Wedding> | null;
  access: AccessLevel;
  /** Null until the first data has loaded. */
  entries: readonly ShortlistEntry[] | null;
  reading: ListReading;
  retry: () => void;
}

/** The wedding's suppliers, live. Source: S4-listener-02. */
export const useShortlist = (): Shortlist => {
  const access = useAccess('suppliers');
  const own = useWedding();
  const wedding = access === 'none' ? null : own;
  const live = useLive(wedding === null ? null : shortlistQuery(wedding.id));
  return { wedding, access, entries: live.value, reading: useReading(live, false), retry: live.retry };
};
