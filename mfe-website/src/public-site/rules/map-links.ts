import type { ShownVenue } from '@posy/shared-contracts/rules';

/** The lines under a venue's name: the street, then the town. */
export const addressLines = ({ address, postcode, town, county }: ShownVenue, country: string): string[] => {
  // Where the code stands before the town, as on letters there.
  const isCodeFirst = ['DE', 'FR'].includes(country);
  const parts = isCodeFirst ? [`${postcode} ${town}`.trim(), county] : [town, county, postcode];
  return [address, parts.filter((part) => part !== '').join(', ')].filter((line) => line.trim() !== '');
};

/** What a map looks for, in words. */
const wordsOf = ({ name, address, postcode, town }: ShownVenue): string =>
  [name, address, postcode, town].filter((part) => part.trim() !== '').join(', ');

const pointOf = ({ latitude, longitude }: NonNullable<ShownVenue['location']>): string =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)}`;

/**
 * Where a press leads: to services of these names only, whatever a couple wrote, which is part of what they look for. Nothing
 * is asked of them before. An address that the couple noted is more exact than the point of a directory.
 */
export const mapLinks = (venue: ShownVenue): { map: string; directions: string } => {
  const { location, address } = venue;
  const goal = location === null || address !== '' ? wordsOf(venue) : pointOf(location);
  const [latitude, longitude] = location === null ? [] : pointOf(location).split(',');
  const map =
    location === null || address !== ''
      ? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: wordsOf(venue) }).toString()}`
      : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  const directions = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: goal }).toString()}`;
  return { map, directions };
};
