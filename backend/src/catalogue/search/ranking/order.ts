import { type AskedFor } from '@posy/shared-contracts/rules';
import { distanceKm } from '../places/distance';
import { type Matches } from '../words/match-words';
import { type Columns, priceOnRequest } from './columns';
import { priceFor } from './price-for';
import { qualityOf } from './quality';
import { rankingWeights } from './weights';
import { type GeoPoint } from '#catalogue/geo';
import { type SearchSort } from '#catalogue/search-request';

/** Whether one row stands before another. */
export type Better = (a: number, b: number) => boolean;

export interface OrderBy {
  sort: SearchSort;
  from: GeoPoint | null;
  /** At this distance half of what nearness counts is left. */
  radiusKm: number;
  /** Null when no words are looked for. */
  matches: Matches | null;
  /** What prices depend on. */
  prices: AskedFor;
}

export const distanceFrom =
  ({ numbers: { lat, lng } }: Columns, from: GeoPoint): ((row: number) => number) =>
  (row) =>
    distanceKm({ lat: lat[row] ?? 0, lng: lng[row] ?? 0 }, from);

/** What a row is worth in the order “recommended”, from 0 to 1: see `weights.ts`. */
export function worthOf(
  columns: Columns,
  { from, radiusKm, matches }: Omit<OrderBy, 'sort' | 'prices'>,
): (row: number) => number {
  const { rating, reviews, score, replies } = columns.numbers;
  const distance = from === null ? null : distanceFrom(columns, from);
  // One after the other: a hundred thousand are too many arguments for one call.
  const most = matches === null ? 1 : [...matches.values()].reduce((a, b) => Math.max(a, b), 1e-9);
  return (row) => {
    const quality = qualityOf({
      rating: { average: rating[row] ?? 0, count: reviews[row] ?? 0 },
      profileScore: score[row] ?? 0,
      replies: replies[row] ?? 0,
    });
    const near = distance === null ? 0 : Math.max(0, 1 - distance(row) / (radiusKm * 2));
    const relevant = matches === null ? 0 : Math.max(0, matches.get(row) ?? 0) / most;
    return quality + near * rankingWeights.distance + relevant * rankingWeights.relevance;
  };
}

type Key = (row: number) => number | string;

/** Smaller keys first; of equal ones the smaller id. */
function byKeys({ ids }: Columns, keys: readonly Key[]): Better {
  return (a, b) => {
    for (const key of keys) {
      const [one, other] = [key(a), key(b)];
      if (one !== other) return one < other;
    }
    return (ids[a] ?? '') < (ids[b] ?? '');
  };
}

/** A key is worked out once for each row. */
function remembered(key: (row: number) => number): (row: number) => number {
  const known = new Map<number, number>();
  return (row) => {
    const value = known.get(row) ?? key(row);
    known.set(row, value);
    return value;
  };
}

export function orderOf(columns: Columns, { sort, ...about }: OrderBy): Better {
  const { rating, reviews } = columns.numbers;
  const price = priceFor(columns, about.prices);
  const by = (...keys: Key[]) => byKeys(columns, keys);
  const recommended = () => {
    const worth = remembered(worthOf(columns, about));
    return by((row) => -worth(row));
  };
  switch (sort) {
    case 'distance':
      return about.from === null ? recommended() : by(remembered(distanceFrom(columns, about.from)));
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
}
