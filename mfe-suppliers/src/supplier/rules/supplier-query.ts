import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';

/** A day that the supplier takes is one to everybody within a second. */
export const freshForMs = 1000;

/** A supplier's public profile, by its id, public id or slug. */
export const supplierQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['supplier', id],
    queryFn: ({ signal }) => api.call('supplier', { params: { id } }, { signal }),
    staleTime: freshForMs,
  });
