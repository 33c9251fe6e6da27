import { keepPreviousData, queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { askedOf, type StoryFilters } from './filters/story-filters';

/** Number of weddings on a page: one large story and rows of three. */
const pageSize = 13;
const likeThis = 4;

/** A page of real weddings, with the totals by filter. */
export const storiesQuery = (api: ApiClient, countryCode: CountryCode, filters: StoryFilters) =>
  queryOptions({
    queryKey: ['real-weddings', countryCode, filters],
    queryFn: ({ signal }) =>
      api.call(
        'realWeddings',
        { body: { countryCode, ...askedOf(filters), page: filters.page, size: pageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const storyQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['real-wedding', id],
    queryFn: ({ signal }) => api.call('realWedding', { params: { id } }, { signal }),
  });

/** Others of the same style; the page does not wait for them. */
export const likeThisQuery = (api: ApiClient, countryCode: CountryCode, theme: string) =>
  queryOptions({
    queryKey: ['real-weddings-like', countryCode, theme],
    queryFn: ({ signal }) => api.call('realWeddings', { body: { countryCode, theme, size: likeThis } }, { signal }),
    throwOnError: false,
  });
