import { type Rating } from '../records/rating';
import {
  type PublicReview,
  type RatingStatistics,
  type ReviewFigures,
  type ReviewPage,
  type ReviewRequest,
  type ReviewSort,
} from '../records/review-record';
import { pageOf } from '../search/find/search';
import { type Db } from '../tables/schema';
import { filtersOf, reviewFigures, someReviews } from './review-figures';

const orders: Record<ReviewSort, string> = {
  newest: 'created_at DESC',
  oldest: 'created_at ASC',
  highest: 'stars DESC, created_at DESC',
  lowest: 'stars ASC, created_at DESC',
};

/**
 * A page in an order, and how many there are: of `supplier`, and of what else is asked for. Places are counted in an
 * index alone; of the reviews themselves only those of the page are read.
 */
export const pageSql = (request: ReviewRequest) => {
  const { sort = 'newest' } = request;
  const some = someReviews(request);
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
  figures(supplierId: string, request: ReviewRequest): ReviewFigures;
  withoutReply(supplierId: string): number;
  find(reviewId: string): PublicReview | null;
}

export const reviewReader = (db: Db): ReviewReader => {
  const best = 'top DESC, created_at DESC, id ASC';
  const top = db.prepare(`SELECT review FROM reviews NATURAL JOIN
    (SELECT row FROM reviews WHERE supplier = ? ORDER BY ${best} LIMIT ?) ORDER BY ${best}`);
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
      const figures = reviewFigures(db, supplierId, {});
      return { ...ratingOf(figures), ...figures };
    },
    figures: (supplierId, request) => reviewFigures(db, supplierId, request),
    withoutReply: (supplierId) => (open.get(supplierId) as { total: number }).total,
    find: (reviewId) => parse([one.get(reviewId)].filter((row) => row !== undefined))[0] ?? null,
  };
};

const ratingOf = ({ histogram }: ReviewFigures): Rating => {
  const rows = Object.entries(histogram).map(([stars, count]) => ({ stars: Number(stars), count }));
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const sum = rows.reduce((total, row) => total + row.stars * row.count, 0);
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count };
};
