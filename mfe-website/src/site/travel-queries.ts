import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { type ShortlistedSupplier, shortlistStateOf, type WebsiteSection } from '@posy/shared-contracts/entities';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { bookedVenues } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';

const travelQuery = (weddingId: string): FirestoreQuery<WebsiteSection> => ({
  collection: collections.websiteSections(weddingId),
  where: [{ field: 'kind', op: '==', value: 'travel' }],
});

const bookedQuery = (weddingId: string): FirestoreQuery<ShortlistedSupplier> => ({
  collection: collections.shortlist(weddingId),
  where: [{ field: 'booked', op: '==', value: true }],
});

/** The sections of a website that say how to get there, live; the couple may hide them. */
export const useTravelSections = (weddingId: string) => useLive(useMemo(() => travelQuery(weddingId), [weddingId]));

const useBooked = (weddingId: string) => {
  const isOpen = useAccess('suppliers') !== 'none';
  return useLive(useMemo(() => (isOpen ? bookedQuery(weddingId) : null), [isOpen, weddingId])).value;
};

/** The entries of the booked venues, live; null while they are not known, and for people who may not see suppliers. */
export const useBookedVenues = (weddingId: string) => {
  const booked = useBooked(weddingId);
  return useMemo(() => (booked === null ? null : bookedVenues(booked)), [booked]);
};

/** The entries of all booked suppliers by name, in the same way. */
export const useBookedSuppliers = (weddingId: string) => {
  const booked = useBooked(weddingId);
  return useMemo(
    () =>
      booked === null
        ? null
        : booked
            .filter((entry) => shortlistStateOf(entry) === 'booked')
            .toSorted((a, b) => a.name.localeCompare(b.name)),
    [booked],
  );
};
