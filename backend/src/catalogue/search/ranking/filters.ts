import { type AskedFor } from '@posy/shared-contracts/rules';
import { type GeoPoint } from '#catalogue/records/geo';
import { type SearchRequest } from '#catalogue/search/request/search-request';
import { priceOnRequest } from '../columns/column-row';
import { type Columns } from '../columns/columns';
import { distanceKm } from '../places/distance';
import { type Area } from '../places/place';
import { resolveArea } from '../places/resolve-place';
import { priceFor } from './price-for';

/** One thing that is asked for. */
export interface RowFilter {
  /** The facet that it filters by, so that a count of the same facet can leave it out. */
  by: 'category' | 'place' | 'price' | 'feature' | 'style' | 'kind' | 'guests' | 'words' | 'other';
  fits: (row: number) => boolean;
  /** Share by which a row that does not fit misses: 0.5 for half as dear again. Absent where nothing is measured. */
  misses?: (row: number) => number;
}

const kmPerDegree = 111.195;

/** Within a circle: first by its box, which is cheap. */
export const isAround = (
  { numbers: { lat, lng } }: Columns,
  point: GeoPoint,
  radiusKm: number,
): ((row: number) => boolean) => {
  const high = radiusKm / kmPerDegree + 1e-4;
  const wide = radiusKm / (kmPerDegree * Math.max(0.05, Math.cos((point.lat * Math.PI) / 180))) + 1e-4;
  return (row) => {
    const north = lat[row] ?? 0;
    const east = lng[row] ?? 0;
    if (Math.abs(north - point.lat) > high || Math.abs(east - point.lng) > wide) return false;
    return distanceKm({ lat: north, lng: east }, point) <= radiusKm;
  };
};

const never = () => false;

export const areaFilter = (columns: Columns, area: Area): RowFilter | null => {
  switch (area.kind) {
    case 'everywhere':
      return null;
    case 'nowhere':
      return { by: 'place', fits: never };
    case 'county':
      return { by: 'place', fits: columns.isIn('county', area.name) };
    case 'region':
      return { by: 'place', fits: columns.isIn('region', area.name) };
    case 'around':
      return { by: 'place', fits: isAround(columns, area.point, area.radiusKm) };
  }
};

/** Returns the area to search, and the origin of distances. */
export const placeOf = ({ near: around, area, countryCode }: SearchRequest): { area: Area; from: GeoPoint | null } => {
  if (around !== undefined) return { area: { kind: 'around', point: around, radiusKm: around.radiusKm }, from: around };
  const resolved = area === undefined ? ({ kind: 'everywhere' } as const) : resolveArea(area, countryCode);
  return { area: resolved, from: resolved.kind === 'around' ? resolved.point : null };
};

/** A supplier without a price or a capacity misses by as much as one that is a little off. */
const unstated = 0.1;

/** Keeps prices between both ends, in minor units, each of them included; a price on request is between none. */
export const priceFilter = (
  price: (row: number) => number,
  { min = 0, max = Number.MAX_VALUE }: { min?: number | undefined; max?: number | undefined },
): RowFilter => ({
  by: 'price',
  fits: (row) => {
    const own = price(row);
    return own >= min && own <= max && own < priceOnRequest;
  },
  misses: (row) => {
    const own = price(row);
    if (own >= priceOnRequest) return unstated;
    return own > max ? own / Math.max(1, max) - 1 : 1 - own / Math.max(1, min);
  },
});

const budgetsFilter = (
  columns: Columns,
  price: (row: number) => number,
  budgets: NonNullable<SearchRequest['budgets']>,
): RowFilter => ({
  by: 'price',
  fits: (row) => price(row) <= (budgets[columns.categoryOf(row) ?? 'venues'] ?? Infinity),
});

export const guestsFilter = ({ numbers: { capacity } }: Columns, count: number): RowFilter => ({
  by: 'guests',
  fits: (row) => (capacity[row] ?? -1) >= count,
  misses: (row) => ((capacity[row] ?? -1) < 0 ? unstated : 1 - (capacity[row] ?? 0) / Math.max(1, count)),
});

export const labelFilter = (
  columns: Columns,
  by: 'feature' | 'style' | 'kind',
  keys: readonly string[],
): RowFilter => ({
  by,
  fits: columns.labels.hasAny(keys.map((key) => `${by}:${key}`)),
});

/** A supplier that states no capacity may have room for any number. */
const hasRoomOrSaysNothing =
  (stated: Int32Array, count: number) =>
  (row: number): boolean =>
    (stated[row] ?? -1) < 0 || (stated[row] ?? -1) >= count;

const isWithin =
  ({ numbers: { lat, lng } }: Columns, { south, west, north, east }: NonNullable<SearchRequest['bounds']>) =>
  (row: number): boolean => {
    const [y, x] = [lat[row] ?? 0, lng[row] ?? 0];
    return y >= south && y <= north && x >= west && x <= east;
  };

/** The list of taken suppliers is long, and many searches share it for a minute. */
const setsOf = new WeakMap<readonly string[], ReadonlySet<string>>();

const isNoneOf = ({ ids }: Columns, given: readonly string[]): ((row: number) => boolean) => {
  const left = setsOf.get(given) ?? new Set(given);
  setsOf.set(given, left);
  return (row) => !left.has(ids[row] ?? '');
};

/** The couple's day and guests, which prices depend on. */
export const askedFor = ({ freeOn, guests }: SearchRequest): AskedFor => ({
  day: freeOn ?? null,
  guests: guests ?? null,
});

const filter = (by: RowFilter['by'], fits: RowFilter['fits']): RowFilter => ({ by, fits });

/** Returns the filters of a request, except its market, category and words. */
export const filtersOf = (columns: Columns, request: SearchRequest, prices = askedFor(request)): RowFilter[] => {
  const { numbers } = columns;
  const {
    exceptCategories = [],
    features = [],
    styles,
    kinds,
    priceMin,
    priceMax,
    budgets,
    capacityMin,
    guests,
    eveningGuests,
    bounds,
    exceptIds = [],
    ratingMin,
    tierMin,
    profileScoreBelow,
  } = request;
  const place = areaFilter(columns, placeOf(request).area);
  const list: (RowFilter | null | false | undefined)[] = [
    place,
    exceptCategories.length > 0 &&
      filter('other', (row) => !exceptCategories.includes(columns.categoryOf(row) ?? 'venues')),
    request.withOffer === true && filter('other', (row) => numbers.offer[row] === 1),
    (priceMin !== undefined || priceMax !== undefined) &&
      priceFilter(priceFor(columns, prices), { min: priceMin, max: priceMax }),
    budgets !== undefined && budgetsFilter(columns, priceFor(columns, prices), budgets),
    capacityMin !== undefined && { ...guestsFilter(columns, capacityMin) },
    guests !== undefined && filter('guests', hasRoomOrSaysNothing(numbers.capacity, guests)),
    eveningGuests !== undefined && filter('guests', hasRoomOrSaysNothing(numbers.evening, eveningGuests)),
    bounds !== undefined && filter('place', isWithin(columns, bounds)),
    exceptIds.length > 0 && filter('other', isNoneOf(columns, exceptIds)),
    ratingMin !== undefined && filter('other', (row) => (numbers.rating[row] ?? 0) >= ratingMin),
    tierMin !== undefined && filter('other', (row) => (numbers.tier[row] ?? 0) >= tierMin),
    profileScoreBelow !== undefined && filter('other', (row) => (numbers.score[row] ?? 0) < profileScoreBelow),
    ...features.map((key) => labelFilter(columns, 'feature', [key])),
    styles !== undefined && styles.length > 0 && labelFilter(columns, 'style', styles),
    kinds !== undefined && kinds.length > 0 && labelFilter(columns, 'kind', kinds),
  ];
  return list.filter((one) => one !== null && one !== false && one !== undefined);
};
