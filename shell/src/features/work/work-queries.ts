import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';

/** The work items for people without a wedding; read again whenever the screen is opened. */
export const workQuery = (api: ApiClient, uid: string) =>
  queryOptions({
    queryKey: ['work', uid],
    queryFn: ({ signal }) => api.call('work', {}, { signal }),
    staleTime: 0,
  });
