import { useHost, useSignedIn } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';

export type SavedSearches = EndpointOutput<'savedSearches'>;

/** The saved searches of a person; not loaded while nobody is signed in. */
export const savedQuery = (api: ApiClient, uid: string | null) =>
  queryOptions({
    queryKey: ['saved-searches', uid],
    queryFn: ({ signal }) => api.call('savedSearches', {}, { signal }),
    enabled: uid !== null,
    // A list and the start of the directory are complete without them.
    throwOnError: false,
  });

export const useSaved = () => {
  const uid = useSignedIn()?.uid ?? null;
  return { uid, ...useQuery(savedQuery(useHost().api, uid)) };
};
