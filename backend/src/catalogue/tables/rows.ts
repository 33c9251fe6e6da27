import { type SupplierSummary } from '../records/supplier-record';
import { type Columns } from '../search/columns/columns';
import { type SearchHit } from '../search/request/search-request';
import { type Db } from './schema';

/** A supplier as lists find it; rating lives in columns, because reviews change it. */
export interface FoundRow {
  row: number;
  rating: number;
  reviews: number;
  distance: number | null;
}

/** The columns of `FoundRow` but the distance. */
export const foundColumns = 's.row AS row, s.rating AS rating, s.reviews AS reviews';

export const summaryOf = (json: string, { rating, reviews }: Pick<FoundRow, 'rating' | 'reviews'>): SupplierSummary =>
  Object.assign(JSON.parse(json) as SupplierSummary, { rating: { average: rating, count: reviews } });

const shownKm = (distance: number | null): number | null => (distance === null ? null : Math.round(distance * 10) / 10);

/** Reads what a list shows of some rows, all at once; rating and distance are those of the moment. */
export type HitsReader = (rows: readonly number[], distance: ((row: number) => number) | null) => SearchHit[];

export const hitsReader = (db: Db, columns: Columns): HitsReader => {
  const read = db.prepare('SELECT row, summary FROM profiles WHERE row IN (SELECT value FROM json_each(?))').raw();
  return (rows, distance) => {
    const { rating, reviews } = columns.numbers;
    if (rows.length === 0) return [];
    const summaries = new Map(read.all(JSON.stringify(rows)) as [row: number, summary: string][]);
    return rows.map((row) => {
      const rated = { rating: rating[row] ?? 0, reviews: reviews[row] ?? 0 };
      const distanceKm = shownKm(distance?.(row) ?? null);
      return Object.assign(summaryOf(summaries.get(row) ?? '', rated), { distanceKm });
    });
  };
};

/** The same for rows that the database found. */
export const foundReader = (db: Db): ((found: unknown) => SearchHit) => {
  const read = db.prepare('SELECT summary FROM profiles WHERE row = ?');
  return (found) => {
    const row = found as FoundRow;
    const { summary } = read.get(row.row) as { summary: string };
    return {
      ...summaryOf(summary, row),
      distanceKm: shownKm(row.distance),
    };
  };
};
