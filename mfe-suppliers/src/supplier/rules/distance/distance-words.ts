import type { CountryCode } from '@posy/shared-contracts';
import type { IntlShape } from 'react-intl';

const kmPerMile = 1.609344;

/** Where people say miles. */
export const inMiles = (country: CountryCode): boolean => country === 'GB' || country === 'US';

/** A distance as the country says it, to a whole mile or kilometre; what is very near is one. */
export const distanceWords = ({ formatNumber }: IntlShape, country: CountryCode, km: number): string => {
  const isMiles = inMiles(country);
  const distance = Math.max(1, Math.round(isMiles ? km / kmPerMile : km));
  return formatNumber(distance, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    unitDisplay: isMiles ? 'long' : 'short',
  });
};

/** Whole kilometres of a distance as the country counts it. */
export const kmOf = (country: CountryCode, distance: number): number =>
  Math.round(inMiles(country) ? distance * kmPerMile : distance);

/** How far around the couple's place counts as near, in miles or, twice as many, kilometres: a choice that lists have too. */
const nearby = 25;

/** The same in kilometres: what doors, counts and lists of a couple look at while they say nothing else. */
export const nearKm = (country: CountryCode): number => kmOf(country, inMiles(country) ? nearby : nearby * 2);
