import type { CountryCode } from '@posy/shared-contracts';

/** The radius of a search, in the reader's unit and in kilometres. */
export interface Radius {
  unit: 'mile' | 'kilometer';
  distance: number;
  km: number;
}

const inMiles = new Set<CountryCode>(['GB', 'US']);
const kmPerMile = 1.609_344;

/** Three radii in the country's own unit; a search begins with the middle one. */
export const radiiOf = (country: CountryCode): readonly [Radius, Radius, Radius] => {
  const of = (miles: number, km: number): Radius =>
    inMiles.has(country)
      ? { unit: 'mile', distance: miles, km: miles * kmPerMile }
      : { unit: 'kilometer', distance: km, km };
  return [of(10, 15), of(25, 40), of(50, 80)];
};
