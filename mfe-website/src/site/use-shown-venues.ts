import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
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

/** The same, with the directory's picture where there is one venue: what the editor's picture of the page shows. */
export const usePicturedVenues = (
  weddingId: string,
  events: readonly Pick<WeddingEvent, 'audience'>[] | null,
): readonly ShownVenue[] => {
  const { api } = useHost();
  const venues = useShownVenues(weddingId, events);
  const [venue, other] = venues;
  const entry = useBookedVenues(weddingId)?.find(({ name, customSupplier }) => !customSupplier && name === venue?.name);
  const id = other === undefined ? entry?.id : undefined;
  const { data } = useQuery({
    queryKey: ['venue-picture', id],
    queryFn: ({ signal }) => api.call('supplier', { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    throwOnError: false,
  });
  return useMemo(
    () =>
      venue === undefined || data === undefined
        ? venues
        : [{ ...venue, picture: { category: data.picture.category, seed: data.picture.seed } }],
    [data, venue, venues],
  );
};
