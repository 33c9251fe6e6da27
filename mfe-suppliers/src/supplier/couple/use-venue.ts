import { useHost, useLive, useWedding } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { collections } from '@posy/shared-contracts/collections';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { supplierQuery } from '#supplier/rules/supplier-query';

/** Returns the couple's booked venue as `useVenue` does, and whether it is still loading. */
export const useVenueReading = (): { venue: SupplierProfile | null; isLoading: boolean } => {
  const { api } = useHost();
  const wedding = useWedding();
  const hasVenue = wedding?.bookings.venue ?? false;
  const shortlist = useLive(
    wedding !== null && hasVenue
      ? { collection: collections.shortlist(wedding.id), where: [{ field: 'booked', op: '==', value: true }] }
      : null,
  );
  const venue = shortlist.value?.find(
    ({ type, booked, customSupplier }) => booked && !customSupplier && type === 'venues',
  );
  const profile = useQuery({
    ...supplierQuery(api, venue?.id ?? ''),
    enabled: venue !== undefined,
    throwOnError: false,
  });
  return {
    venue: venue === undefined ? null : (profile.data ?? null),
    isLoading: profile.isLoading || (hasVenue && shortlist.value === null && shortlist.status === 'loading'),
  };
};

/** The couple's booked venue, with its place; null without one, or when it is their own. */
export const useVenue = (): SupplierProfile | null => useVenueReading().venue;
