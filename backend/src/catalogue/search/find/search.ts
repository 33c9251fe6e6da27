import { pageSizeLimit } from '@posy/shared-contracts/constants';
import { type HitsReader } from '#catalogue/tables/rows';
import { type Db } from '#catalogue/tables/schema';
import { type Columns } from '../columns/columns';
import { townRadiusKm } from '../places/place';
import { bestOf } from '../ranking/best-of';
import { askedFor, filtersOf, placeOf } from '../ranking/filters';
import { distanceFrom, orderOf } from '../ranking/order';
import { sweep } from '../ranking/sweep';
import { type CatalogueResponse, type SearchRequest } from '../request/search-request';
import { matchableWords, type WordMatcher } from '../words/match-words';

/** Bounds of a page, or an error that names what is wrong: a caller's mistake, a 400. */
export const pageOf = ({
  page = 1,
  size = 24,
}: {
  page?: number;
  size?: number;
}): {
  page: number;
  size: number;
  offset: number;
} => {
  if (!Number.isInteger(page) || page < 1) throw new RangeError('page must be a whole number from 1');
  if (!Number.isInteger(size) || size < 1 || size > pageSizeLimit)
    throw new RangeError(`size must be a whole number from 1 to ${pageSizeLimit}`);
  return { page, size, offset: (page - 1) * size };
};

/** The parts of an open index that a search uses. */
export interface SearchIndex {
  db: Db;
  columns: Columns;
  matcher: WordMatcher;
  hits: HitsReader;
}

/** The page that is shown: beyond the end it is the last one. */
export const shownPage = (page: number, size: number, total: number): number =>
  Math.max(1, Math.min(page, Math.ceil(total / size)));

/** Suppliers of one market under the filters of the request, page by page, with live counts. */
export const search = ({ columns, matcher, hits }: SearchIndex, request: SearchRequest): CatalogueResponse => {
  const { page: asked, size } = pageOf(request);
  const words = matchableWords(request.text ?? '');
  const matches = words.length === 0 ? null : matcher.all(words, request.countryCode);
  const { rows, facets } = sweep(columns, {
    country: request.countryCode,
    category: request.category ?? null,
    filters: filtersOf(columns, request),
    matches,
  });
  const { from } = placeOf(request);
  const distance = from === null ? null : distanceFrom(columns, from);
  const page = shownPage(asked, size, rows.length);
  const better = orderOf(columns, {
    sort: request.sort ?? 'recommended',
    distance,
    radiusKm: request.near?.radiusKm ?? townRadiusKm,
    matches,
    prices: askedFor(request),
  });
  const shown = bestOf(rows, page * size, better).slice((page - 1) * size);
  return {
    total: rows.length,
    page,
    size,
    results: hits(shown, distance),
    facets,
  };
};
