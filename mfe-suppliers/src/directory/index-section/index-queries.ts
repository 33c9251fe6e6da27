import { queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import { oneOfEach } from './one-of-each';
import { unlikeWeddings } from './unlike-weddings';

/** Enough to find several kinds among them. */
const looked = 48;
/** Enough to find several venues among them. */
const lookedWeddings = 12;

const shownSuppliers = 4;
const shownWeddings = 3;

/** The best rated suppliers around a town, one of each kind: no more than the page shows, and brings along. */
export const wellLovedQuery = (api: ApiClient, country: CountryCode, area: string) =>
  queryOptions({
    queryKey: ['well-loved', country, area],
    queryFn: async ({ signal }) => {
      const body = { countryCode: country, area, sort: 'rating', size: looked } as const;
      const { total, results } = await api.call('searchSuppliers', { body }, { signal });
      return { total, county: results[0]?.county ?? null, loved: oneOfEach(results, shownSuppliers) };
    },
    // The page says what it has to say without them.
    throwOnError: false,
  });

/**
 * Real weddings of a county, as few as the page shows; of the whole country where the county has none, or none is known.
 * `near` is undefined while it is not known what is near.
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
