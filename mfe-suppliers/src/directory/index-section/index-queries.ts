import { queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { oneOfEach } from './one-of-each';
import { unlikeWeddings } from './unlike-weddings';

/** Number of suppliers requested: enough to have several categories. */
const looked = 48;
/** Number of weddings requested: enough to have several venues. */
const lookedWeddings = 12;

const shownSuppliers = 4;
const shownWeddings = 3;

/** The best rated suppliers around a town, one of each category: only as many as the page shows and embeds. */
export const wellLovedQuery = (api: ApiClient, country: CountryCode, area: string) =>
  queryOptions({
    queryKey: ['well-loved', country, area],
    queryFn: async ({ signal }) => {
      const body = { countryCode: country, area, sort: 'rating', size: looked } as const;
      const { total, results } = await api.call('searchSuppliers', { body }, { signal });
      return { total, county: results[0]?.county ?? null, loved: oneOfEach(results, shownSuppliers) };
    },
    // The page is complete without them.
    throwOnError: false,
  });

/**
 * Real weddings of a county, as many as the page shows; of the whole country when the county has none, or is unknown.
 * `near` is undefined while the county is loading.
 */
export const worksQuery = (api: ApiClient, country: CountryCode, near: { county: string | null } | undefined) =>
  queryOptions({
    queryKey: ['index-works', country, near?.county ?? null],
    queryFn: async ({ signal }) => {
      const county = near?.county ?? null;
      const size = lookedWeddings;
      const own =
        county === null ? [] : (await api.call('searchWorks', { body: { county, size } }, { signal })).results;
      if (own.length > 0) return unlikeWeddings(own, shownWeddings);
      const { results } = await api.call('realWeddings', { body: { countryCode: country, size } }, { signal });
      return unlikeWeddings(results, shownWeddings);
    },
    enabled: near !== undefined,
    throwOnError: false,
  });
