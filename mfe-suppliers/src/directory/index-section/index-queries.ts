import { queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';

/** Enough to find several kinds among them. */
const looked = 48;
const shownWeddings = 3;

/** Suppliers around a town, the best rated first. */
export const wellLovedQuery = (api: ApiClient, country: CountryCode, area: string) =>
  queryOptions({
    queryKey: ['well-loved', country, area],
    queryFn: ({ signal }) =>
      api.call('searchSuppliers', { body: { countryCode: country, area, sort: 'rating', size: looked } }, { signal }),
    // The page says what it has to say without them.
    throwOnError: false,
  });

/** Real weddings of a county; waits until there is one. */
export const worksQuery = (api: ApiClient, county: string | null) =>
  queryOptions({
    queryKey: ['index-works', county],
    queryFn: ({ signal }) =>
      api.call('searchWorks', { body: { county: county ?? '', size: shownWeddings } }, { signal }),
    enabled: county !== null,
    throwOnError: false,
  });
