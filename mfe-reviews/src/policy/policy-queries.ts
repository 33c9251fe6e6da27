import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';

/** The public figures of the moderation. */
export const figuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['review-figures'],
    queryFn: ({ signal }) => api.call('reviewFigures', {}, { signal }),
  });
