import { queryOptions } from '@posy/remote-kit/query';
import type { CountryCode } from '@posy/shared-contracts';
import { readLand, type StoredLand } from './rules/land';

/** Outlines by Natural Earth, towns by GeoNames: NOTICE.md. */
const stored: Record<CountryCode, () => Promise<{ default: StoredLand }>> = {
  GB: () => import('./land/gb.json'),
  IE: () => import('./land/ie.json'),
  DE: () => import('./land/de.json'),
  FR: () => import('./land/fr.json'),
  US: () => import('./land/us.json'),
};

/** A country's outline and towns, in a file of its own; without them a map still shows the suppliers' places. */
export const landQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: ['land', country],
    queryFn: async () => readLand((await stored[country]()).default),
    staleTime: Infinity,
    throwOnError: false,
  });
