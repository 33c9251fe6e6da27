import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';

/** What there is to do for who plans no wedding; asked anew whenever the screen is come back to. */
export const workQuery = (api: ApiClient, uid: string) =>
  queryOptions({
    queryKey: ['work', uid],
    queryFn: ({ signal }) => api.call('work', {}, { signal }),
    staleTime: 0,
  });
