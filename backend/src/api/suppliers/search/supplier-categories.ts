import { type Handler } from '#api/handler';

/** How many suppliers a country has in each category. */
export const countCategories: Handler<'supplierCategories'> = ({ catalogue }, { params }) => {
  const categories = catalogue.categories(params.country).map(({ slug, count }) => ({ category: slug, count }));
  return { total: categories.reduce((sum, { count }) => sum + count, 0), categories };
};
