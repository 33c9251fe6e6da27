import { useLocaleInfo, useWedding } from '@posy/remote-kit';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { withOurs } from './with-ours';

/** A list's search with this couple's own facts. */
export const useOurs = (search: SupplierSearch) => withOurs(search, useWedding(), useLocaleInfo().market.country);
