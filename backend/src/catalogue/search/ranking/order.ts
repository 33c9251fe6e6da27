import { type AskedFor } from '@posy/shared-contracts/rules';
import { type GeoPoint } from '#catalogue/records/geo';
import { type SearchSort } from '#catalogue/search/request/search-request';
import { priceOnRequest } from '../columns/column-row';
import { type Columns } from '../columns/columns';
import { distanceKm } from '../places/distance';
import { type Matches } from '../words/matches';
import { priceFor } from './price-for';
import { remembered } from './remembered';
import { rankingWeights } from './weights';

/** Returns true when one row comes before another. */
export type Better = (a: number, b: number) => boolean;

export interface OrderBy {
  sort: SearchSort;
  /** Kilometres of a row from the origin; null without one. */
  distance: ((row: number) => number) | null;
  /** Distance at which half of the weight of nearness remains. */
  radiusKm: number;
  /** Null when no words are looked for. */
  matches: Matches | null;
  /** Day and guests that prices depend on. */
  prices: AskedFor;
}

export const distanceFrom =
  ({ numbers: { lat, lng } }: Columns, from: GeoPoint): ((row: number) => number) =>
  (row) =>
    distanceKm({ lat: lat[row] ?? 0, lng: lng[row] ?? 0 }, from);

/** Returns the distance of a row from the nearest of these points; null without any. */
export const distanceFromNearest = (
  columns: Columns,
  points: readonly GeoPoint[],
): ((row: number) => number) | null => {
  const ways = points.map((point) => distanceFrom(columns, point));
  const [only] = ways;
  if (only === undefined || ways.length === 1) return only ?? null;
  return (row) => Math.min(...ways.map((way) => way(row)));
};

/** Returns the score of a row in the order “recommended”, from 0 to 1: see `weights.ts`. */
export const worthOf = (
  columns: Columns,
  { distance, radiusKm, matches }: Omit<OrderBy, 'sort' | 'prices'>,
): ((row: number) => number) => {
  const { quality } = columns.numbers;
  const most = Math.max(matches?.most ?? 1, 1e-9);
  return (row) => {
    const near = distance === null ? 0 : Math.max(0, 1 - distance(row) / (radiusKm * 2));
    const relevant = matches === null ? 0 : Math.max(0, matches.get(row)) / most;
    return (quality[row] ?? 0) + near * rankingWeights.distance + relevant * rankingWeights.relevance;
  };
};

type Key = (row: number) => number | string;

/** Smaller keys first; of equal ones the smaller id. */
const byKeys =
  ({ ids }: Columns, keys: readonly Key[]): Better =>
  (a, b) => {
    for (const key of keys) {
      const one = key(a);
      const other = key(b);
      if (one !== other) return one < other;
    }
    return (ids[a] ?? '') < (ids[b] ?? '');
  };

export const orderOf = (columns: Columns, { sort, ...about }: OrderBy): Better => {
  const { rating, reviews } = columns.numbers;
  const price = priceFor(columns, about.prices);
  const by = (...keys: Key[]) => byKeys(columns, keys);
  const recommended = () => {
    const worth = remembered(worthOf(columns, about));
    return by((row) => -worth(row));
  };
  switch (sort) {
    case 'distance':
      return about.distance === null ? recommended() : by(remembered(about.distance));
    case 'price-asc':
      return by(price);
    case 'price-desc':
      return by((row) => (price(row) === priceOnRequest ? 0 : -price(row)));
    case 'rating':
      return by(
        (row) => -(rating[row] ?? 0),
        (row) => -(reviews[row] ?? 0),
      );
    case 'reviews':
      return by(
        (row) => -(reviews[row] ?? 0),
        (row) => -(rating[row] ?? 0),
      );
    case 'name':
      return by((row) => (columns.names[row] ?? '').toLowerCase());
    case 'recommended':
      return recommended();
  }
};
