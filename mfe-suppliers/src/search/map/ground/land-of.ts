import { queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import { type ApiClient, boundsFileOf } from '@posy/shared-contracts/endpoints';
import { readLand, type StoredLand } from '../rules/land';

/** Outlines by Natural Earth, towns by GeoNames: NOTICE.md. */
const stored: Record<CountryCode, () => Promise<{ default: StoredLand }>> = {
  GB: () => import('../land/gb.json'),
  IE: () => import('../land/ie.json'),
  DE: () => import('../land/de.json'),
  FR: () => import('../land/fr.json'),
  US: () => import('../land/us.json'),
};

/** A country's outline and towns, in a file of its own; without them a map still shows the suppliers' places. */
export const landQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: ['land', country],
    queryFn: async () => readLand((await stored[country]()).default),
    staleTime: Infinity,
    throwOnError: false,
  });

/** The part of a country that its map begins with; without it the map begins with the country's large towns. */
export const countryBoundsQuery = (api: ApiClient, country: CountryCode) =>
  queryOptions({
    queryKey: ['country-bounds', country],
    queryFn: ({ signal }) => api.call('countryBounds', { params: { country: boundsFileOf(country) } }, { signal }),
    staleTime: Infinity,
    throwOnError: false,
  });
