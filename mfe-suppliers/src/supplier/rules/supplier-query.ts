import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { Locale } from '@posy/shared-contracts/markets';

/** A day that the supplier takes is one to everybody within a second. */
export const freshForMs = 1000;

/**
 * A supplier's public profile, by its id, public id or slug. `locale` is given where suppliers of several languages
 * stand side by side: it has the names of their features in the reader's.
 */
export const supplierQuery = (api: ApiClient, id: string, locale?: Locale) =>
  queryOptions({
    queryKey: ['supplier', id, ...(locale === undefined ? [] : [locale])],
    queryFn: ({ signal }) =>
      api.call('supplier', { params: { id }, ...(locale === undefined ? {} : { body: { locale } }) }, { signal }),
    staleTime: freshForMs,
  });
