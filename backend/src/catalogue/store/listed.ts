import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type Db } from './schema';
import { type ListedSupplier } from '../catalogue-store';

interface ListedRow {
  id: string;
  publicId: string;
  type: SupplierCategory;
  reviews: number;
}

/** Suppliers that search engines may list, in the order in which they were added. */
export const listedReader = (db: Db) => {
  const count = db.prepare('SELECT count(*) AS count FROM suppliers WHERE country = ? AND listed = 1');
  const page = db.prepare(`SELECT id, public_id AS publicId, category AS type, reviews FROM suppliers
    WHERE country = ? AND listed = 1 ORDER BY row LIMIT ? OFFSET ?`);
  return {
    count: (countryCode: CountryCode): number => (count.get(countryCode) as { count: number }).count,
    page: (countryCode: CountryCode, from: number, size: number): ListedSupplier[] =>
      (page.all(countryCode, size, from) as ListedRow[]).map(({ reviews, ...supplier }) => ({
        ...supplier,
        hasReviews: reviews > 0,
      })),
  };
};
