import { supplierCategories } from '@posy/shared-contracts/entities';
import { type SearchSort } from '../../catalogue/types';
import { type Handler } from '../handler';
import { toCard } from './public-faces';

const sorts: Record<'recommended' | 'rating' | 'price', SearchSort> = {
  recommended: 'recommended',
  rating: 'rating',
  price: 'price-asc',
};

const text = (words: string | undefined): string | undefined => (words?.trim() === '' ? undefined : words?.trim());

/** Searches the directory. */
export const searchSuppliers: Handler<'searchSuppliers'> = ({ catalogue }, { body }) => {
  const found = catalogue.search({
    countryCode: body.countryCode,
    category: body.category,
    text: text(body.text),
    area: text(body.area),
    sort: sorts[body.sort],
    page: body.page,
    size: body.size,
  });
  return {
    total: found.total,
    page: found.page,
    size: found.size,
    results: found.results.map(toCard),
    categories: supplierCategories.map((category) => ({ category, count: found.facets.categories[category] ?? 0 })),
  };
};
