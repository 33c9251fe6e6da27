import { useAccess, useLive, useSignedIn } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { type ShortlistedSupplier, shortlistStateOf } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import type { ShortlistEntry } from './rules/shortlist-entry';

/** The couple's live shortlist, if this member may read it. */
export const useListed = () => {
  const weddingId = useSignedIn()?.wedding?.id ?? null;
  const mayRead = useAccess('suppliers') !== 'none';
  return useLive(weddingId === null || !mayRead ? null : { collection: collections.shortlist(weddingId) });
};

/** The shortlist by supplier; empty for suppliers, and until it has loaded. */
export const useShortlist = (): ReadonlyMap<string, ShortlistEntry> => {
  const { value } = useListed();
  return useMemo(() => new Map((value ?? []).map((entry) => [entry.id, entry])), [value]);
};

/** Returns true when the couple has booked a supplier. */
export const isBooked = (shortlist: ReadonlyMap<string, ShortlistedSupplier>, supplierId: string): boolean => {
  const entry = shortlist.get(supplierId);
  return entry !== undefined && shortlistStateOf(entry) === 'booked';
};
