import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { bookedVenues } from '@posy/shared-contracts/rules';

/** The name of the booked venue, and its town where it is known. */
export interface BookedVenue {
  name: string;
  town: string | null;
}

/**
 * Returns the one booked venue; null without one, with several, which leave open where the wedding is, and for helpers
 * who may not see suppliers.
 */
export const useBookedVenue = ({ id }: Identified<Wedding>): BookedVenue | null => {
  const seesSuppliers = useAccess('suppliers') !== 'none';
  const { value } = useLive(seesSuppliers ? { collection: collections.shortlist(id) } : null);
  const [venue, other] = bookedVenues(value ?? []);
  if (venue === undefined || other !== undefined) return null;
  return { name: venue.name, town: venue.town ?? null };
};
