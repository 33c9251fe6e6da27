import { keepPreviousData, queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import { searchConstants } from '@posy/shared-contracts/constants';
import type { ApiClient, EndpointInput, EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { bodyOf } from './asked/search-body';
import { formatList, type SupplierSearch } from './asked/search-state';
import { ratingChanges } from './rating-changes';
import { freshForMs } from './supplier-query';

/** One page of a list, with the understood sentence, the labels and the totals for filters. */
export type SearchResponse = EndpointOutput<'searchSuppliers'>;

const { pageSizeDefault } = searchConstants;
const suggestionCount = 8;

/** The couple's own facts, which count where a search says nothing of the same kind. */
export type PlanFacts = Pick<
  NonNullable<EndpointInput<'searchSuppliers'>['body']>,
  'areaElse' | 'radiusElse' | 'freeOnElse' | 'guestsElse' | 'budgetsElse'
>;

/** One page of a list. While another page loads, the former one stays. */
export const searchQuery = (api: ApiClient, country: CountryCode, search: SupplierSearch, plan: PlanFacts = {}) =>
  queryOptions({
    queryKey: ['search', country, formatList(search), plan, ratingChanges()],
    queryFn: ({ signal }) =>
      api.call(
        'searchSuppliers',
        { body: { ...bodyOf(country, search), ...plan, size: pageSizeDefault, withPictures: true } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...((bodyOf(country, search).freeOn ?? plan.freeOnElse) !== undefined && { staleTime: freshForMs }),
  });

/** Maximum number of suppliers on a map. */
export const mapSize = 300;

/** The suppliers of a list in its order, for a map: the first `mapSize` of them. */
export const mapQuery = (api: ApiClient, country: CountryCode, search: SupplierSearch) =>
  queryOptions({
    queryKey: ['search-map', country, formatList({ ...search, page: 1 }), ratingChanges()],
    queryFn: async ({ signal }) => {
      const body = { ...bodyOf(country, { ...search, page: 1 }), size: mapSize };
      return (await api.call('searchSuppliers', { body }, { signal })).results;
    },
    // When the others fail to load, the map shows the page alone.
    throwOnError: false,
  });

/** Only the total of a list. */
export const totalQuery = (api: ApiClient, country: CountryCode, search: SupplierSearch) =>
  queryOptions({
    queryKey: ['search-total', country, formatList(search)],
    queryFn: async ({ signal }) =>
      (await api.call('searchSuppliers', { body: { ...bodyOf(country, search), size: 1 } }, { signal })).total,
  });

/** Only the totals of these lists. */
export const totalsQuery = (api: ApiClient, country: CountryCode, searches: readonly SupplierSearch[]) =>
  queryOptions({
    queryKey: ['search-totals', country, ...searches.map(formatList)],
    queryFn: ({ signal }) =>
      Promise.all(
        searches.map(
          async (search) =>
            (await api.call('searchSuppliers', { body: { ...bodyOf(country, search), size: 1 } }, { signal })).total,
        ),
      ),
  });

/** Places, suppliers and other suggestions that begin with the typed text. */
export const suggestionsQuery = (
  api: ApiClient,
  country: CountryCode,
  type: 'place' | 'supplier' | 'what',
  searchTerm: string,
  lockCategory: SupplierCategory | null = null,
) =>
  queryOptions({
    queryKey: ['suggestions', country, type, lockCategory, searchTerm],
    queryFn: ({ signal }) =>
      api.call(
        'searchSuggestions',
        {
          body: {
            searchTerm,
            type,
            size: suggestionCount,
            countryCode: country,
            ...(lockCategory === null ? {} : { lockCategory }),
          },
        },
        { signal },
      ),
    enabled: searchTerm.length >= 2,
    // Suggestions are optional: after a failure typing continues without them.
    throwOnError: false,
  });
