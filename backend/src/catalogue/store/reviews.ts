import {
  type PublicReview,
  type RatingStatistics,
  type ReviewPage,
  type ReviewRequest,
  type ReviewSort,
  type Stars,
} from '../records/review-record';
import { bitOf, mentionsOf } from '../records/review-topics';
import { pageOf } from '../search/find/search';
import { type Db } from '../tables/schema';

const orders: Record<ReviewSort, string> = {
  newest: 'created_at DESC',
  oldest: 'created_at ASC',
  highest: 'stars DESC, created_at DESC',
  lowest: 'stars ASC, created_at DESC',
};

/**
 * A page in an order, and how many there are: of `supplier`, of `stars` where they are asked for. Places are counted in an
 * index alone; of the reviews themselves only those of the page are read.
 */
export const pageSql = ({ sort = 'newest', stars, topic }: Pick<ReviewRequest, 'sort' | 'stars' | 'topic'>) => {
  const filters = `${stars === undefined ? '' : ' AND stars = ?'}${topic === undefined ? '' : ' AND topics & ? <> 0'}`;
  const some = `reviews WHERE supplier = ?${filters}`;
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
  const byTopics = db.prepare('SELECT topics, count(*) AS count FROM reviews WHERE supplier = ? GROUP BY topics');
  const byStars = db.prepare('SELECT stars, count(*) AS count FROM reviews WHERE supplier = ? GROUP BY stars');
  const open = db.prepare(
    "SELECT count(*) AS total FROM reviews WHERE supplier = ? AND json_extract(review, '$.reply') IS NULL",
  );
  const one = db.prepare('SELECT review FROM reviews WHERE id = ?');
  return {
    page(supplierId, request = {}) {
      const { page, size, offset } = pageOf(request);
      const { pages, total: counting } = pageSql(request);
      const { stars, topic } = request;
      const asked = [supplierId, stars ?? [], topic === undefined ? [] : bitOf(topic)].flat();
      const [read, counted] = [db.prepare(pages), db.prepare(counting)];
      const { total } = counted.get(...asked) as { total: number };
      return { total, page, size, results: parse(read.all(...asked, size, offset)) };
    },
    top: (supplierId, n) => parse(top.all(supplierId, n)),
    statistics: (supplierId) => ({
      ...statisticsOf(byStars.all(supplierId) as { stars: Stars; count: number }[]),
      mentions: mentionsOf(byTopics.all(supplierId) as { topics: number; count: number }[]),
    }),
    withoutReply: (supplierId) => (open.get(supplierId) as { total: number }).total,
    find: (reviewId) => parse([one.get(reviewId)].filter((row) => row !== undefined))[0] ?? null,
  };
};

const statisticsOf = (rows: { stars: Stars; count: number }[]): Omit<RatingStatistics, 'mentions'> => {
  const histogram: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const row of rows) histogram[row.stars] = row.count;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const sum = rows.reduce((total, row) => total + row.stars * row.count, 0);
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count, histogram };
};
