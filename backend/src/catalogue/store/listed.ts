import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type Db } from '../tables/schema';
import { type ListedPlace, type ListedSupplier } from './catalogue-store';
import { leastAtPlace } from './place-facts';

interface ListedRow {
  id: string;
  publicId: string;
  type: SupplierCategory;
  reviews: number;
}

/** Pages of places in one market, those with most to choose from first: a sitemap's file has room for no more. */
const mostPlaces = 5000;

/** Places of a category if one is given. A county has a line for all, and one for each kind of venue. */
const placesSql = `
  SELECT category, county, NULL AS kind, count(*) AS count FROM suppliers
    WHERE country = @country AND listed = 1 AND county <> '' AND (@category IS NULL OR category = @category)
    GROUP BY category, county HAVING count(*) >= ${leastAtPlace}
  UNION ALL
  SELECT category, county, key AS kind, count(*) AS count FROM suppliers
    JOIN labels ON labels.supplier = suppliers.row AND labels.kind = 'kind'
    WHERE country = @country AND listed = 1 AND county <> '' AND (@category IS NULL OR category = @category)
    GROUP BY category, county, key HAVING count(*) >= ${leastAtPlace}
  ORDER BY count DESC, category, county, kind LIMIT ${mostPlaces}`;

/** Suppliers that search engines may list, in the order in which they were added. */
export const listedReader = (db: Db) => {
  const count = db.prepare('SELECT count(*) AS count FROM suppliers WHERE country = ? AND listed = 1');
  const page = db.prepare(`SELECT id, public_id AS publicId, category AS type, reviews FROM suppliers
    WHERE country = ? AND listed = 1 ORDER BY row LIMIT ? OFFSET ?`);
  const places = db.prepare(placesSql);
  return {
    places: (countryCode: CountryCode, category: SupplierCategory | null = null): ListedPlace[] =>
      places.all({ country: countryCode, category }) as ListedPlace[],
    count: (countryCode: CountryCode): number => (count.get(countryCode) as { count: number }).count,
    page: (countryCode: CountryCode, from: number, size: number): ListedSupplier[] =>
      (page.all(countryCode, size, from) as ListedRow[]).map(({ reviews, ...supplier }) => ({
        ...supplier,
        hasReviews: reviews > 0,
      })),
  };
};
