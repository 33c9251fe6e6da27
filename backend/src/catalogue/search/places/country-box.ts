import { type CountryCode } from '@posy/shared-contracts/markets';
import { type GeoPoint } from '#catalogue/records/geo';
import { townLines } from './place-tables';

/** Degrees that islands and farms may lie off the towns that are listed. */
const aside = 0.5;

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const around = (points: readonly GeoPoint[]): Box =>
  points.reduce(
    ({ south, north, west, east }, { lat, lng }) => ({
      south: Math.min(south, lat - aside),
      north: Math.max(north, lat + aside),
      west: Math.min(west, lng - aside),
      east: Math.max(east, lng + aside),
    }),
    { south: 90, north: -90, west: 180, east: -180 },
  );

const boxes = new Map<CountryCode, Box>();

/** Returns true when a point may be in a country: a slip such as swapped coordinates lies far outside of its towns. */
export const isInCountry = (country: CountryCode, { lat, lng }: GeoPoint): boolean => {
  const box = boxes.get(country) ?? around(townLines(country));
  boxes.set(country, box);
  return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
};
