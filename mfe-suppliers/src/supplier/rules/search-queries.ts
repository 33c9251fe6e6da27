import { keepPreviousData, queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { formatList, type SupplierSearch } from './search-state';

/** Suppliers on a page of a list: a multiple of two, three and four columns. */
const pageSize = 24;
const suggestionCount = 8;

/** Minor units in one of a market's currency. */
const minorUnits = 100;

/** What the endpoint is asked: only what narrows the list. */
const bodyOf = (country: CountryCode, search: SupplierSearch) => {
  const { category, text, area, radiusKm, priceMax, guests, ratingMin, features, styles, kinds, freeOn } = search;
  return {
    countryCode: country,
    sort: search.sort,
    page: search.page,
    ...(category === null ? {} : { category }),
    ...(text === '' ? {} : { text }),
    ...(area === '' ? {} : { area }),
    ...(radiusKm === null ? {} : { radiusKm }),
    ...(priceMax === null ? {} : { priceMax: priceMax * minorUnits }),
    ...(guests === null ? {} : { guests }),
    ...(ratingMin === null ? {} : { ratingMin }),
    ...(features.length === 0 ? {} : { features: [...features] }),
    ...(styles.length === 0 ? {} : { styles: [...styles] }),
    ...(kinds.length === 0 ? {} : { kinds: [...kinds] }),
    ...(freeOn === '' ? {} : { freeOn }),
    ...(search.withOffer ? { withOffer: true } : {}),
    ...(search.literally ? { literally: true } : {}),
  };
};

/** One page of a list. While another page loads, the one before stays. */
export const searchQuery = (api: ApiClient, country: CountryCode, search: SupplierSearch) =>
  queryOptions({
    queryKey: ['search', country, formatList(search)],
    queryFn: ({ signal }) =>
      api.call('searchSuppliers', { body: { ...bodyOf(country, search), size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Only how many a list holds. */
export const totalQuery = (api: ApiClient, country: CountryCode, search: SupplierSearch) =>
  queryOptions({
    queryKey: ['search-total', country, formatList(search)],
    queryFn: async ({ signal }) =>
      (await api.call('searchSuppliers', { body: { ...bodyOf(country, search), size: 1 } }, { signal })).total,
  });

/** Places, or suppliers, that begin like what was typed. */
export const suggestionsQuery = (
  api: ApiClient,
  country: CountryCode,
  type: 'place' | 'supplier',
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
    // Suggestions help; when they fail, typing goes on without them.
    throwOnError: false,
  });
