import { useAccess, useHost, useLive } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import { collections } from '@posy/shared-contracts/collections';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { shortlistStateOf, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A booked venue with its capacity. */
export interface VenueRoom {
  name: string;
  publicId: string;
  capacity: number;
}

const roomQuery = (api: ApiClient, publicId: string | null) =>
  queryOptions({
    queryKey: ['venue-room', publicId],
    queryFn: async ({ signal }) =>
      publicId === null ? null : (await api.call('supplier', { params: { id: publicId } }, { signal })).capacity,
    enabled: publicId !== null,
    // A failed request hides the capacity, not the guest list.
    throwOnError: false,
    retry: false,
  });

/**
 * Returns the booked venue with its capacity in the directory; `venue` is null without one, or when its capacity is
 * unknown. It is read from the stored booking, so that a device that missed the event of the booking shows the same.
 */
export const useVenueRoom = ({ id, bookings }: Identified<Wedding>): { isKnown: boolean; venue: VenueRoom | null } => {
  const { api } = useHost();
  const isBooked = useAccess('suppliers') !== 'none' && bookings.venue;
  const { status, value } = useLive(isBooked ? { collection: collections.shortlist(id) } : null);
  const entry = value?.find(
    (one) => one.type === 'venues' && !one.customSupplier && shortlistStateOf(one) === 'booked',
  );
  const { data, isFetched, fetchStatus } = useQuery(roomQuery(api, isBooked ? (entry?.publicId ?? null) : null));
  const isRead = !isBooked || value !== null || status === 'failed';
  if (entry === undefined || data === undefined || data === null)
    // A failed request is repeated by the next screen that needs it; the list does not wait for it again.
    return { isKnown: isRead && (isFetched || fetchStatus !== 'fetching'), venue: null };
  return { isKnown: true, venue: { name: entry.name, publicId: entry.publicId, capacity: data } };
};
