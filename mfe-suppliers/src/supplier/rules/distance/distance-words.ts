import type { CountryCode } from '@posy/shared-contracts';
import type { IntlShape } from 'react-intl';

const kmPerMile = 1.609344;

/** Returns true for countries that use miles. */
export const inMiles = (country: CountryCode): boolean => country === 'GB' || country === 'US';

/** Formats a distance in the country's unit, to a whole mile or kilometre; at least one. */
export const distanceWords = ({ formatNumber }: IntlShape, country: CountryCode, km: number): string => {
  const isMiles = inMiles(country);
  const distance = Math.max(1, Math.round(isMiles ? km / kmPerMile : km));
  return formatNumber(distance, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    unitDisplay: isMiles ? 'long' : 'short',
  });
};

/** Returns the whole kilometres of a distance in the country's unit. */
export const kmOf = (country: CountryCode, distance: number): number =>
  Math.round(inMiles(country) ? distance * kmPerMile : distance);

/**
 * The radius around the couple's place that counts as near, in miles or, doubled, in kilometres: one of the choices in
 * lists.
 */
const nearby = 25;

/** Returns the same in kilometres: the default radius of a couple's links, counts and lists. */
export const nearKm = (country: CountryCode): number => kmOf(country, inMiles(country) ? nearby : nearby * 2);
