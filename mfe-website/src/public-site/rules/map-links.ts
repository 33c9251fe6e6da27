import type { ShownVenue } from '@posy/shared-contracts/rules';

/** The lines under a venue's name: the street, then the town. */
export const addressLines = ({ address, postcode, town, county }: ShownVenue, country: string): string[] => {
  // In these countries the postcode stands before the town on letters.
  const isCodeFirst = ['DE', 'FR'].includes(country);
  const parts = isCodeFirst ? [`${postcode} ${town}`.trim(), county] : [town, county, postcode];
  return [address, parts.filter((part) => part !== '').join(', ')].filter((line) => line.trim() !== '');
};

/** The words that a map searches for. */
const wordsOf = ({ name, address, postcode, town }: ShownVenue): string =>
  [name, address, postcode, town].filter((part) => part.trim() !== '').join(', ');

const pointOf = ({ latitude, longitude }: NonNullable<ShownVenue['location']>): string =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)}`;

/**
 * The links to a venue's map and directions. They lead to services of these names only; the couple's words are no more
 * than part of the search. Posy sends these services nothing before the press. An address that the couple noted is more
 * exact than the point of a directory.
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
