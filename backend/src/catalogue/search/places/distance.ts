import { type GeoPoint } from '#catalogue/records/geo';

const radians = Math.PI / 180;
const earthKm = 6371.0088;

/** Great-circle distance in kilometres (haversine). */
export const distanceKm = (a: GeoPoint, b: GeoPoint): number => {
  const h =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h)));
};
