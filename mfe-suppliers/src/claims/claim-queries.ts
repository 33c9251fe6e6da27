import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';

export type Standing = EndpointOutput<'claimStanding'>;
export type OwnClaim = NonNullable<Standing['claim']>;

/** The evidence that a person's claim of a profile could rest on, and the latest claim. Each person has their own. */
export const standingQuery = (api: ApiClient, uid: string, supplierId: string) =>
  queryOptions({
    queryKey: ['claim-standing', uid, supplierId],
    queryFn: ({ signal }) => api.call('claimStanding', { body: { supplierId } }, { signal }),
    // A decision is shown when the person comes back to the page.
    staleTime: 0,
  });
