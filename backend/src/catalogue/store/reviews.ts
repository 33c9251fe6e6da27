import {
  type PublicReview,
  type RatingStatistics,
  type ReviewPage,
  type ReviewRequest,
  type ReviewSort,
  type Stars,
} from '../review-record';
import { type Db } from './schema';
import { pageOf } from './search';

const orders: Record<ReviewSort, string> = {
  newest: 'created_at DESC',
  oldest: 'created_at ASC',
  highest: 'stars DESC, created_at DESC',
  lowest: 'stars ASC, created_at DESC',
};

const parse = (rows: unknown[]) => (rows as { review: string }[]).map((row) => JSON.parse(row.review) as PublicReview);

export interface ReviewReader {
  page(supplierId: string, request?: ReviewRequest): ReviewPage;
  top(supplierId: string, n: number): PublicReview[];
  statistics(supplierId: string): RatingStatistics;
  withoutReply(supplierId: string): number;
  supplierOf(reviewId: string): string | null;
}

export const reviewReader = (db: Db): ReviewReader => {
  const count = db.prepare('SELECT count(*) AS total FROM reviews WHERE supplier = ? AND stars BETWEEN ? AND ?');
  const top = db.prepare(
    'SELECT review FROM reviews WHERE supplier = ? ORDER BY top DESC, created_at DESC, id ASC LIMIT ?',
  );
  const byStars = db.prepare('SELECT stars, count(*) AS count FROM reviews WHERE supplier = ? GROUP BY stars');
  const open = db.prepare(
    "SELECT count(*) AS total FROM reviews WHERE supplier = ? AND json_extract(review, '$.reply') IS NULL",
  );
  const owner = db.prepare('SELECT supplier FROM reviews WHERE id = ?');
  return {
    page(supplierId, request = {}) {
      const { page, size, offset } = pageOf(request);
      const order = orders[request.sort ?? 'newest'];
      const read = db.prepare(
        `SELECT review FROM reviews WHERE supplier = ? AND stars BETWEEN ? AND ? ORDER BY ${order}, id ASC LIMIT ? OFFSET ?`,
      );
      const range = [request.stars ?? 1, request.stars ?? 5];
      const { total } = count.get(supplierId, ...range) as { total: number };
      return { total, page, size, results: parse(read.all(supplierId, ...range, size, offset)) };
    },
    top: (supplierId, n) => parse(top.all(supplierId, n)),
    statistics: (supplierId) => statisticsOf(byStars.all(supplierId) as { stars: Stars; count: number }[]),
    withoutReply: (supplierId) => (open.get(supplierId) as { total: number }).total,
    supplierOf: (reviewId) => (owner.get(reviewId) as { supplier: string } | undefined)?.supplier ?? null,
  };
};

const statisticsOf = (rows: { stars: Stars; count: number }[]): RatingStatistics => {
  const histogram: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const row of rows) histogram[row.stars] = row.count;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const sum = rows.reduce((total, row) => total + row.stars * row.count, 0);
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count, histogram };
};
