import { pageSizeLimit } from '@posy/shared-contracts/constants';
import {
  type CategorySlug,
  type GeoPoint,
  type SearchFacets,
  type SearchRequest,
  type SearchResponse,
  type SearchSort,
} from '../types';
import { type Condition, conditionsOf, distanceSql, distanceValues, matchOf, placeOf } from './conditions';
import { foundColumns, hitReader } from './rows';
import { type Db } from './schema';

/** Bounds of a page, or an error that names what is wrong: a caller's mistake, a 400. */
export function pageOf({ page = 1, size = 24 }: { page?: number; size?: number }): {
  page: number;
  size: number;
  offset: number;
} {
  if (!Number.isInteger(page) || page < 1) throw new RangeError('page must be a whole number from 1');
  if (!Number.isInteger(size) || size < 1 || size > pageSizeLimit)
    throw new RangeError(`size must be a whole number from 1 to ${pageSizeLimit}`);
  return { page, size, offset: (page - 1) * size };
}

interface Scope {
  from: string;
  where: string;
  values: (string | number)[];
}

/** FROM and WHERE under the conditions; a text joins the full-text table, whose match is the first value. */
function scopeOf(conditions: Condition[], match: string | null): Scope {
  const from = match === null ? 'suppliers s' : 'words JOIN suppliers s ON s.row = words.rowid';
  const parts = match === null ? [] : ['words MATCH ?'];
  return {
    from,
    where: [...parts, ...conditions.map((condition) => condition.sql)].join(' AND '),
    values: [...(match === null ? [] : [match]), ...conditions.flatMap((condition) => condition.values)],
  };
}

/** A word in the name counts ten times, in the place four times as much as in the description. */
const relevance = 'bm25(words, 10.0, 4.0, 1.0)';

const orders: Record<SearchSort, string> = {
  recommended: 's.rank DESC',
  distance: 'distance ASC',
  'price-asc': 's.price ASC',
  'price-desc': 's.price DESC',
  rating: 's.rating DESC, s.reviews DESC',
  reviews: 's.reviews DESC, s.rating DESC',
  name: 's.name COLLATE NOCASE ASC',
};

function orderOf(sort: SearchSort, match: string | null, from: GeoPoint | null): string {
  if (sort === 'recommended' && match !== null) return `${relevance} - s.rank * 2 ASC`;
  return orders[sort === 'distance' && from === null ? 'recommended' : sort];
}

function countBy(db: Db, column: string, join: string, scope: Scope): Record<string, number> {
  const sql = `SELECT ${column} AS key, count(*) AS count FROM ${scope.from} ${join} WHERE ${scope.where} GROUP BY 1`;
  const rows = db.prepare(sql).all(...scope.values) as { key: string; count: number }[];
  return Object.fromEntries(rows.map((row) => [row.key, row.count]));
}

function facetsOf(db: Db, request: SearchRequest, conditions: Condition[], match: string | null): SearchFacets {
  const without = (by: Condition['by']) =>
    scopeOf(
      conditions.filter((condition) => condition.by !== by),
      match,
    );
  const categories: Partial<Record<CategorySlug, number>> = countBy(db, 's.category', '', without('category'));
  if (request.category === undefined) return { categories, features: {}, styles: {} };
  const labels = (kind: 'feature' | 'style') => `JOIN labels l ON l.supplier = s.row AND l.kind = '${kind}'`;
  return {
    categories,
    features: countBy(db, 'l.key', labels('feature'), without('feature')),
    styles: countBy(db, 'l.key', labels('style'), without('style')),
  };
}

/** Suppliers of one market under the filters of the request, page by page, with live counts. */
export function search(db: Db, request: SearchRequest): SearchResponse {
  const { page, size, offset } = pageOf(request);
  const match = matchOf(request.text ?? '');
  const conditions = conditionsOf(request);
  const { from } = placeOf(request);
  const scope = scopeOf(conditions, match);
  const total = db.prepare(`SELECT count(*) AS total FROM ${scope.from} WHERE ${scope.where}`).get(...scope.values) as {
    total: number;
  };
  const distance = from === null ? 'NULL' : distanceSql;
  const order = orderOf(request.sort ?? 'recommended', match, from);
  const sql = `SELECT ${foundColumns}, ${distance} AS distance FROM ${scope.from} WHERE ${scope.where}
    ORDER BY ${order}, s.id ASC LIMIT ? OFFSET ?`;
  const rows = db.prepare(sql).all(...(from === null ? [] : distanceValues(from)), ...scope.values, size, offset);
  return {
    total: total.total,
    page,
    size,
    results: rows.map(hitReader(db)),
    facets: facetsOf(db, request, conditions, match),
  };
}
