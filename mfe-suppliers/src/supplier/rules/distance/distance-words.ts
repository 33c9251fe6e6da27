import type { CountryCode } from '@posy/shared-contracts';
import type { IntlShape } from 'react-intl';

const kmPerMile = 1.609344;

/** Returns true for countries that use miles. */
const inMiles = (country: CountryCode): boolean => country === 'GB' || country === 'US';

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

/** Distances around a place that lists offer, in miles or, doubled, in kilometres. */
const choices = [10, 25, 50] as const;
/** Distance that counts as near to the couple's place. */
const nearby = choices[1];

const choiceKm = (country: CountryCode, choice: number): number =>
  inMiles(country) ? Math.round(choice * kmPerMile) : choice * 2;

/** Returns the distances that lists offer, in kilometres, the shortest first. */
export const radiusChoices = (country: CountryCode): number[] => choices.map((choice) => choiceKm(country, choice));

/** Returns the radius around the couple's place that counts as near: the default of their links, counts and lists. */
export const nearKm = (country: CountryCode): number => choiceKm(country, nearby);
