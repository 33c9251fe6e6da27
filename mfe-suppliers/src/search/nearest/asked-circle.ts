import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import type { MapBounds, SupplierSearch } from '#supplier/rules/asked/search-state';
import {
  type Coordinates,
  cornersOf,
  type MapPoint,
  pixelOf,
  pointOf,
  type Size,
  type View,
} from '../map/rules/mercator';

/** Returns the distance that a search asks for; null when it asks for none. */
export const askedKm = ({ radiusKm }: SupplierSearch, { parts }: SearchUnderstanding): number | null =>
  radiusKm ?? parts.find((part) => part.kind === 'radius')?.km ?? null;

/** The place that a search asks for, and how far around it. */
export interface AskedCircle {
  name: string;
  middle: Coordinates;
  /** Null when no distance was asked for. */
  km: number | null;
}

/** Returns the place of a search, where its position is known; none for a region, whose border is no circle. */
export const askedCircle = (search: SupplierSearch, understood: SearchUnderstanding): AskedCircle | null => {
  const { place = null } = understood;
  if (place === null || place.location == null || !['town', 'postcode'].includes(place.kind)) return null;
  return { name: place.name, middle: place.location, km: askedKm(search, understood) };
};

const kmPerDegree = 111.32;

/** Returns the part of the map that just holds a circle. */
const boundsAround = ({ latitude, longitude }: Coordinates, km: number): MapBounds => {
  const up = km / kmPerDegree;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return { south: latitude - up, west: longitude - across, north: latitude + up, east: longitude + across };
};

/** Returns two corners of the circle’s square, for a view that holds it. */
export const edgesOf = ({ middle, km }: AskedCircle): MapPoint[] => cornersOf(boundsAround(middle, km ?? 0));

/** Returns the circle in the pixels of a map; without a distance it has no width. */
export const circleIn = (view: View, size: Size, asked: AskedCircle): MapPoint & { radius: number } => {
  const [left, right] = edgesOf(asked).map(({ x }) => x);
  return {
    ...pixelOf(view, size, pointOf(asked.middle)),
    radius: (((right ?? 0) - (left ?? 0)) / 2) * view.scale,
  };
};
