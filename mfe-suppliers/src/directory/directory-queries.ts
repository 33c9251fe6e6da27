import { queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';

/** The number of suppliers in a country and their lowest price, by category. */
export const categoriesQuery = (api: ApiClient, country: CountryCode) =>
  queryOptions({
    queryKey: ['supplier-categories', country],
    queryFn: ({ signal }) => api.call('supplierCategories', { params: { country } }, { signal }),
    select: ({ total, categories }) => ({
      total,
      counts: new Map(categories.map(({ category, count }) => [category, count])),
      prices: new Map(categories.map(({ category, from = null }) => [category, from])),
    }),
  });
