import { useLocaleInfo, useWedding } from '@posy/remote-kit';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { withOurs } from './with-ours';

/** The search of a list as this couple means it. */
export const useOurs = (search: SupplierSearch) => withOurs(search, useWedding(), useLocaleInfo().market.country);
