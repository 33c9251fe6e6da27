import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';

export type WaitingClaim = EndpointOutput<'openClaims'>['claims'][number];

/** The claims that wait for a decision, the oldest first. */
export const claimsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['moderation', 'claims'],
    queryFn: ({ signal }) => api.call('openClaims', {}, { signal }),
    staleTime: 0,
  });
