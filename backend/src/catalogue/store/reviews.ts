import {
  type PublicReview,
  type RatingStatistics,
  type ReviewPage,
  type ReviewRequest,
  type ReviewSort,
  type Stars,
} from '../records/review-record';
import { bitOf, mentionsOf } from '../records/review-topics';
import { guestsNumber, seasonNumber, weddingsOf } from '../records/review-weddings';
import { pageOf } from '../search/find/search';
import { type Db } from '../tables/schema';

const orders: Record<ReviewSort, string> = {
  newest: 'created_at DESC',
  oldest: 'created_at ASC',
  highest: 'stars DESC, created_at DESC',
  lowest: 'stars ASC, created_at DESC',
};

/** The conditions that a request sets beside the supplier, each with its value. */
const filtersOf = ({ stars, topic, season, guests }: ReviewRequest) => [
  ...(stars === undefined ? [] : [{ sql: 'stars = ?', value: stars }]),
  ...(topic === undefined ? [] : [{ sql: 'topics & ? <> 0', value: bitOf(topic) }]),
  ...(season === undefined ? [] : [{ sql: 'season = ?', value: seasonNumber(season) }]),
  ...(guests === undefined ? [] : [{ sql: 'guests = ?', value: guestsNumber(guests) }]),
];

/**
 * A page in an order, and how many there are: of `supplier`, and of what else is asked for. Places are counted in an
 * index alone; of the reviews themselves only those of the page are read.
 */
export const pageSql = (request: ReviewRequest) => {
  const { sort = 'newest' } = request;
  const some = ['reviews WHERE supplier = ?', ...filtersOf(request).map(({ sql }) => sql)].join(' AND ');
  const order = `ORDER BY ${orders[sort]}, id ASC`;
  const places = `SELECT row FROM ${some} ${order} LIMIT ? OFFSET ?`;
  return {
    pages: `SELECT review FROM reviews NATURAL JOIN (${places}) ${order}`,
    total: `SELECT count(*) AS total FROM ${some}`,
  };
};

const parse = (rows: unknown[]) => (rows as { review: string }[]).map((row) => JSON.parse(row.review) as PublicReview);

export interface ReviewReader {
  page(supplierId: string, request?: ReviewRequest): ReviewPage;
  top(supplierId: string, n: number): PublicReview[];
  statistics(supplierId: string): RatingStatistics;
  withoutReply(supplierId: string): number;
  find(reviewId: string): PublicReview | null;
}

export const reviewReader = (db: Db): ReviewReader => {
  const best = 'top DESC, created_at DESC, id ASC';
  const top = db.prepare(`SELECT review FROM reviews NATURAL JOIN
    (SELECT row FROM reviews WHERE supplier = ? ORDER BY ${best} LIMIT ?) ORDER BY ${best}`);
  const byContent = db.prepare(
    'SELECT topics, season, guests, count(*) AS count FROM reviews WHERE supplier = ? GROUP BY topics, season, guests',
  );
  const byStars = db.prepare('SELECT stars, count(*) AS count FROM reviews WHERE supplier = ? GROUP BY stars');
  const open = db.prepare(
    "SELECT count(*) AS total FROM reviews WHERE supplier = ? AND json_extract(review, '$.reply') IS NULL",
  );
  const one = db.prepare('SELECT review FROM reviews WHERE id = ?');
  return {
    page(supplierId, request = {}) {
      const { page, size, offset } = pageOf(request);
      const { pages, total: counting } = pageSql(request);
      const asked = [supplierId, ...filtersOf(request).map(({ value }) => value)];
      const [read, counted] = [db.prepare(pages), db.prepare(counting)];
      const { total } = counted.get(...asked) as { total: number };
      return { total, page, size, results: parse(read.all(...asked, size, offset)) };
    },
    top: (supplierId, n) => parse(top.all(supplierId, n)),
    statistics(supplierId) {
      const rows = byContent.all(supplierId) as { topics: number; season: number; guests: number; count: number }[];
      const stars = statisticsOf(byStars.all(supplierId) as { stars: Stars; count: number }[]);
      return { ...stars, mentions: mentionsOf(rows), weddings: weddingsOf(rows) };
    },
    withoutReply: (supplierId) => (open.get(supplierId) as { total: number }).total,
    find: (reviewId) => parse([one.get(reviewId)].filter((row) => row !== undefined))[0] ?? null,
  };
};

const statisticsOf = (rows: { stars: Stars; count: number }[]): Omit<RatingStatistics, 'mentions' | 'weddings'> => {
  const histogram: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const row of rows) histogram[row.stars] = row.count;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const sum = rows.reduce((total, row) => total + row.stars * row.count, 0);
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count, histogram };
};
