import type { FoundCard, GeoPoint } from './venues-around';

const kmPerDegree = 111.2;

/**
 * Points nearly in one line, or in one place, give no direction. The limit is for the determinant of their spread, in
 * km⁴.
 */
const leastSpread = 100;

/**
 * Returns the point from which the distances of a list were measured, calculated from them; null when they are not
 * enough.
 */
export const measuredFrom = (cards: readonly FoundCard[]): GeoPoint | null => {
  const [first, ...others] = cards.flatMap(({ distanceKm, location }) =>
    distanceKm == null || location === undefined ? [] : [{ km: distanceKm, ...location }],
  );
  if (first === undefined) return null;
  const kmPerLongitude = kmPerDegree * Math.cos((first.latitude * Math.PI) / 180);
  // With the first venue as origin, each other venue gives 2·x·xi + 2·y·yi = km² − kmi² + xi² + yi²; solved by least
  // squares.
  let [xx, xy, yy, xr, yr] = [0, 0, 0, 0, 0];
  for (const { km, latitude, longitude } of others) {
    const x = (longitude - first.longitude) * kmPerLongitude;
    const y = (latitude - first.latitude) * kmPerDegree;
    const right = (first.km ** 2 - km ** 2 + x ** 2 + y ** 2) / 2;
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xr += x * right;
    yr += y * right;
  }
  const spread = xx * yy - xy * xy;
  if (spread < leastSpread) return null;
  return {
    latitude: first.latitude + (xx * yr - xy * xr) / spread / kmPerDegree,
    longitude: first.longitude + (xr * yy - yr * xy) / spread / kmPerLongitude,
  };
};
