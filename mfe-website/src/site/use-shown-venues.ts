import type { WeddingEvent } from '@posy/shared-contracts/entities';
import { type ShownVenue, shownVenueOf, venuesForGuests } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { useBookedVenues, useTravelSections } from './travel-queries';

const nothing: readonly ShownVenue[] = [];

/** The booked venues as guests are shown them, live; empty while they are not known. */
export const useShownVenues = (
  weddingId: string,
  events: readonly Pick<WeddingEvent, 'audience'>[] | null,
): readonly ShownVenue[] => {
  const sections = useTravelSections(weddingId).value;
  const entries = useBookedVenues(weddingId);
  return useMemo(
    () =>
      sections === null || entries === null || events === null
        ? nothing
        : venuesForGuests(entries, { sections, events }).map(shownVenueOf),
    [sections, entries, events],
  );
};
