import { queryOptions } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';

/** The tiles of this installation's maps; null, or a failure, leaves maps to outlines and towns. */
export const tilesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['map-tiles'],
    queryFn: async ({ signal }) => (await api.call('mapTiles', {}, { signal })).tiles,
    staleTime: Infinity,
    throwOnError: false,
  });
