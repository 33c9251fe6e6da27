import { type Columns } from '../search/ranking/columns';
import { type Db } from './schema';
import { type SearchHit } from '../search-request';
import { type SupplierSummary } from '../supplier-record';

/** A supplier as lists find it; rating lives in columns, because reviews change it. */
export interface FoundRow {
  row: number;
  rating: number;
  reviews: number;
  distance: number | null;
}

/** The columns of `FoundRow` but the distance. */
export const foundColumns = 's.row AS row, s.rating AS rating, s.reviews AS reviews';

export function summaryOf(json: string, { rating, reviews }: Pick<FoundRow, 'rating' | 'reviews'>): SupplierSummary {
  return { ...(JSON.parse(json) as SupplierSummary), rating: { average: rating, count: reviews } };
}

/** Reads what a list shows of a row; rating and distance are those of the moment. */
export function hitReader(
  db: Db,
  { numbers: { rating, reviews } }: Columns,
): (row: number, distance: number | null) => SearchHit {
  const read = db.prepare('SELECT summary FROM profiles WHERE row = ?');
  return (row, distance) => {
    const { summary } = read.get(row) as { summary: string };
    return {
      ...summaryOf(summary, { rating: rating[row] ?? 0, reviews: reviews[row] ?? 0 }),
      distanceKm: distance === null ? null : Math.round(distance * 10) / 10,
    };
  };
}

/** The same for rows that the database found. */
export function foundReader(db: Db): (found: unknown) => SearchHit {
  const read = db.prepare('SELECT summary FROM profiles WHERE row = ?');
  return (found) => {
    const row = found as FoundRow;
    const { summary } = read.get(row.row) as { summary: string };
    return {
      ...summaryOf(summary, row),
      distanceKm: row.distance === null ? null : Math.round(row.distance * 10) / 10,
    };
  };
}
