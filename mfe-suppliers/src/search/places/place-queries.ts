import { queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { SupplierCategory } from '@posy/shared-contracts/entities';

/** Facts about a category, or one kind of venue, in a county; null where it has too few suppliers. */
export const placeFactsQuery = (
  api: ApiClient,
  countryCode: CountryCode,
  place: { category: SupplierCategory; county: string; kind: string | undefined },
) =>
  queryOptions({
    queryKey: ['place-facts', countryCode, place],
    queryFn: async ({ signal }) =>
      (await api.call('placeFacts', { body: { countryCode, ...place } }, { signal })).facts,
    // The list is complete without them.
    throwOnError: false,
  });

/** The counties with enough suppliers of a category. */
export const categoryPlacesQuery = (api: ApiClient, countryCode: CountryCode, category: SupplierCategory) =>
  queryOptions({
    queryKey: ['category-places', countryCode, category],
    queryFn: async ({ signal }) =>
      (await api.call('categoryPlaces', { body: { countryCode, category } }, { signal })).places,
    // The list is complete without them.
    throwOnError: false,
  });
