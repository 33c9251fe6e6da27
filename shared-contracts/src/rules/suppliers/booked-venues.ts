import type { WebsiteSection } from '#entities/guests/website';
import { audienceOf } from '#entities/guests/wedding-event';
import { type ShortlistedSupplier, shortlistStateOf } from '#entities/suppliers/shortlisted-supplier';

/** A venue as guests are shown it. Texts are empty when unknown. */
export interface ShownVenue {
  name: string;
  address: string;
  postcode: string;
  town: string;
  county: string;
  /** Position on a map; null while only the couple knows it. */
  location: { latitude: number; longitude: number } | null;
  /** The directory's picture of it; missing of a couple's own. */
  picture?: { category: string; seed: string };
}

type ShortlistFields = Pick<ShortlistedSupplier, 'type' | 'name' | 'booked' | 'shortlisted' | 'ignored'> &
  Partial<Pick<ShortlistedSupplier, 'state' | 'town' | 'county' | 'contact'>>;

/** A venue as the wedding's shortlist, or the directory, describes it. */
export const shownVenueOf = ({
  name,
  town = '',
  county = '',
  contact,
}: Pick<ShortlistFields, 'name' | 'town' | 'county' | 'contact'>): ShownVenue => ({
  ...{ name, town, county: county === town ? '' : county },
  ...{ address: contact?.address ?? '', postcode: contact?.postcode ?? '' },
  location: null,
});

/** The venues that a couple has booked, by name: a barn for the day and an inn for the evening are two. */
export const bookedVenues = <T extends ShortlistFields>(entries: readonly T[]): T[] =>
  entries
    .filter((entry) => entry.type === 'venues' && shortlistStateOf(entry) === 'booked')
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** Conditions that decide which venues guests see. */
interface Showing {
  sections: readonly Pick<WebsiteSection, 'kind' | 'visible'>[];
  /** All events of the wedding, whatever their audience. */
  events: readonly Parameters<typeof audienceOf>[0][];
}

/**
 * Returns the booked venues that guests see: all once the couple shows that section of the website, none once they hide
 * it. Until they decide, only venues of the directory, because an own venue may be somebody's home; and none when an
 * event is not for everyone, because it is unknown which venue belongs to which event.
 */
export const venuesForGuests = <T extends ShortlistFields & Pick<ShortlistedSupplier, 'customSupplier'>>(
  entries: readonly T[],
  { sections, events }: Showing,
): T[] => {
  const travel = sections.filter(({ kind }) => kind === 'travel');
  const booked = bookedVenues(entries);
  if (travel.length > 0) return travel.some(({ visible }) => visible) ? booked : [];
  const isForAll = events.every((event) => audienceOf(event).kind === 'everyone');
  return isForAll ? booked.filter(({ customSupplier }) => !customSupplier) : [];
};
