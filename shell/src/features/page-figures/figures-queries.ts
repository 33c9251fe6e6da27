import { queryOptions } from '@posy/remote-kit/query';
import type { measureConstants } from '@posy/shared-contracts/constants';
import type { ApiClient, EndpointOutput } from '@posy/shared-contracts/endpoints';

/** Days that an operator looks back over. */
export type FigureSpan = (typeof measureConstants.spans)[number];

export type PagesFound = EndpointOutput<'pageMeasures'>;

/** The figures of pages; read again whenever they are looked at. */
export const figuresQuery = (api: ApiClient, days: FigureSpan) =>
  queryOptions({
    queryKey: ['page-figures', days],
    queryFn: ({ signal }) => api.call('pageMeasures', { body: { days } }, { signal }),
    staleTime: 0,
  });
