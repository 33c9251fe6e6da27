import type { CountryCode } from '@posy/shared-contracts';

/** How far somebody looks, as they say it, and in kilometres. */
export interface Radius {
  unit: 'mile' | 'kilometer';
  distance: number;
  km: number;
}

const inMiles = new Set<CountryCode>(['GB', 'US']);
const kmPerMile = 1.609_344;

/** Three distances, in the country's own measure; the middle one is where looking begins. */
export const radiiOf = (country: CountryCode): readonly [Radius, Radius, Radius] => {
  const of = (miles: number, km: number): Radius =>
    inMiles.has(country)
      ? { unit: 'mile', distance: miles, km: miles * kmPerMile }
      : { unit: 'kilometer', distance: km, km };
  return [of(10, 15), of(25, 40), of(50, 80)];
};
