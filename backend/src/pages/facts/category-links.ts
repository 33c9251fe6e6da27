import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { type PageVisit } from './visit';

/** A category that has suppliers in the market. */
export interface CategoryLink {
  slug: SupplierCategory;
  name: string;
  path: string;
  count: number;
}

/** The categories of the visit's market, empty ones left out. */
export const categoryLinks = ({ catalogue, market }: PageVisit): CategoryLink[] =>
  catalogue
    .categories(market.country)
    .filter(({ count }) => count > 0)
    .map(({ slug, labels, count }) => ({
      slug,
      name: labels.plural,
      path: paths.category(market.prefix, slug),
      count,
    }));
