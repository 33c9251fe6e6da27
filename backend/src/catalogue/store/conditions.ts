import { type GeoPoint, type SearchRequest } from '../types';
import { resolveArea } from './areas';

/** A piece of SQL and the values of its question marks; couples' words are only ever values. */
export interface Condition {
  /** What it filters by, so that a count of the same thing can leave it out. */
  by: 'country' | 'category' | 'text' | 'place' | 'price' | 'feature' | 'style' | 'other';
  sql: string;
  values: (string | number)[];
}

const earthKm = 6371.0088;
const kmPerDegree = 111.195;

/** Great-circle distance in kilometres between a supplier and a point given as lat, lat, lng. */
export const distanceSql = `${earthKm} * acos(max(-1.0, min(1.0,
  sin(radians(s.lat)) * sin(radians(?)) + cos(radians(s.lat)) * cos(radians(?)) * cos(radians(s.lng - ?)))))`;

export const distanceValues = ({ lat, lng }: GeoPoint): number[] => [lat, lat, lng];

/** The words that a text is searched by: at most eight, each as a beginning of a word, quoted so that FTS5's operators are words too. */
export function matchOf(text: string): string | null {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  return words
    .slice(0, 8)
    .map((word) => `"${word}"*`)
    .join(' ');
}

function around(point: GeoPoint, radiusKm: number): Condition {
  const lat = radiusKm / kmPerDegree;
  const lng = radiusKm / (kmPerDegree * Math.max(0.05, Math.cos((point.lat * Math.PI) / 180)));
  const box = [point.lat - lat, point.lat + lat, point.lng - lng, point.lng + lng].map(
    (edge, i) => edge + (i % 2 === 0 ? -1e-4 : 1e-4),
  );
  return {
    by: 'place',
    sql: `s.row IN (SELECT row FROM spots WHERE min_lat >= ? AND max_lat <= ? AND min_lng >= ? AND max_lng <= ?) AND ${distanceSql} <= ?`,
    values: [...box, ...distanceValues(point), radiusKm],
  };
}

/** Where to look, and the point that distances are measured from. */
export function placeOf({ near, area, countryCode }: SearchRequest): {
  condition: Condition | null;
  from: GeoPoint | null;
} {
  if (near !== undefined) return { condition: around(near, near.radiusKm), from: near };
  if (area === undefined) return { condition: null, from: null };
  const resolved = resolveArea(area, countryCode);
  switch (resolved.kind) {
    case 'everywhere':
      return { condition: null, from: null };
    case 'nowhere':
      return { condition: { by: 'place', sql: '0', values: [] }, from: null };
    case 'around':
      return { condition: around(resolved.point, resolved.radiusKm), from: resolved.point };
    case 'county':
    case 'region':
      return { condition: { by: 'place', sql: `s.${resolved.kind} = ?`, values: [resolved.name] }, from: null };
  }
}

const marks = (list: unknown[]) => list.map(() => '?').join(', ');

function labelConditions({ features = [], styles = [] }: SearchRequest): Condition[] {
  const every = features.map((key): Condition => ({
    by: 'feature',
    sql: "EXISTS (SELECT 1 FROM labels WHERE kind = 'feature' AND key = ? AND supplier = s.row)",
    values: [key],
  }));
  if (styles.length === 0) return every;
  const some = `EXISTS (SELECT 1 FROM labels WHERE kind = 'style' AND key IN (${marks(styles)}) AND supplier = s.row)`;
  return [...every, { by: 'style', sql: some, values: styles }];
}

function numberConditions(request: SearchRequest): Condition[] {
  const limits: [Condition['by'], string, number | undefined][] = [
    ['price', 's.price <= ?', request.priceMax],
    ['other', 's.capacity >= ?', request.capacityMin],
    ['other', 's.rating >= ?', request.ratingMin],
    ['other', 's.tier >= ?', request.tierMin],
    ['other', 's.score < ?', request.profileScoreBelow],
  ];
  return limits.flatMap(([by, sql, value]) => (value === undefined ? [] : [{ by, sql, values: [value] }]));
}

/** Everything that the request asks for; the text's condition is a join, see `search.ts`. */
export function conditionsOf(request: SearchRequest): Condition[] {
  const { category, exceptCategories = [], withOffer } = request;
  const { condition } = placeOf(request);
  return [
    { by: 'country', sql: 's.country = ?', values: [request.countryCode] },
    ...(category === undefined
      ? []
      : [{ by: 'category', sql: 's.category = ?', values: [category] } satisfies Condition]),
    ...(exceptCategories.length === 0
      ? []
      : [
          {
            by: 'other',
            sql: `s.category NOT IN (${marks(exceptCategories)})`,
            values: exceptCategories,
          } satisfies Condition,
        ]),
    ...(withOffer === true ? [{ by: 'other', sql: 's.offer = 1', values: [] } satisfies Condition] : []),
    ...(condition === null ? [] : [condition]),
    ...numberConditions(request),
    ...labelConditions(request),
  ];
}
