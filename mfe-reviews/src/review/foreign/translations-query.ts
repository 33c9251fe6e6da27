import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';

/** Into what languages words are translated here; the same for everybody, and asked once. */
export const translationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['translations'],
    queryFn: ({ signal }) => api.call('translations', {}, { signal }),
    staleTime: Infinity,
    throwOnError: false,
  });
