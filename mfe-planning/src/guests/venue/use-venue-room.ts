import { useAccess, useHost, useLive } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import { collections } from '@posy/shared-contracts/collections';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { shortlistStateOf, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A booked venue, and how many it has room for. */
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
    // The list says what it has to say without it.
    throwOnError: false,
    retry: false,
  });

/**
 * The booked venue as the directory knows it; null without one, and where it says nothing of its room. Read from what is
 * stored: whoever was away when it was booked, or taken back, says the same.
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
    // What could not be asked is asked again by whoever is drawn next: the list does not wait for that once more.
    return { isKnown: isRead && (isFetched || fetchStatus !== 'fetching'), venue: null };
  return { isKnown: true, venue: { name: entry.name, publicId: entry.publicId, capacity: data } };
};
