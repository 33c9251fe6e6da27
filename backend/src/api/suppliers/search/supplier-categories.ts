import { type Handler } from '#api/handler';
import { fromOf } from './from-price';

/** Returns the number of a country's suppliers in each category, with the lowest price there. */
export const countCategories: Handler<'supplierCategories'> = ({ catalogue }, { params: { country } }) => {
  const found = catalogue.find({ countryCode: country, size: 1 });
  const categories = catalogue.categories(country).map(({ slug, count }) => ({
    category: slug,
    count,
    ...fromOf(found, slug, country),
  }));
  return { total: categories.reduce((sum, { count }) => sum + count, 0), categories };
};
