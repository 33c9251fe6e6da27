import { paths } from '@posy/shared-contracts/paths';
import { type CategorySlug } from '#catalogue/types';
import { type Visit } from './visit';

/** A category that has suppliers in the market. */
export interface CategoryLink {
  slug: CategorySlug;
  name: string;
  path: string;
  count: number;
}

/** The categories of the visit's market, empty ones left out. */
export const categoryLinks = ({ catalogue, market }: Visit): CategoryLink[] =>
  catalogue
    .categories(market.country)
    .filter(({ count }) => count > 0)
    .map(({ slug, labels, count }) => ({
      slug,
      name: labels.plural,
      path: paths.category(market.prefix, slug),
      count,
    }));
