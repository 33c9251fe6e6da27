import { type Handler } from '#api/handler';

/** Returns the number of a country's suppliers in each category. */
export const countCategories: Handler<'supplierCategories'> = ({ catalogue }, { params }) => {
  const categories = catalogue.categories(params.country).map(({ slug, count }) => ({ category: slug, count }));
  return { total: categories.reduce((sum, { count }) => sum + count, 0), categories };
};
