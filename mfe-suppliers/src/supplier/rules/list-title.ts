import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from './asked/search-state';

/** What a list’s place is: only a town is something that one is “in and around”, whatever its name. */
export type ListPlace = 'town' | 'region' | 'postcode' | 'country';

/** A list in words: “86 venues in and around Bath, for “barn””. */
export const listTitle = (
  { formatMessage }: IntlShape,
  total: number,
  search: SupplierSearch,
  place: ListPlace = 'town',
): string => {
  const found = formatMessage({ id: `suppliers.found.${search.category ?? 'all'}` }, { count: total });
  const placed =
    search.area === '' ? found : formatMessage({ id: 'suppliers.found.near' }, { found, area: search.area, place });
  return search.text === ''
    ? placed
    : formatMessage({ id: 'suppliers.found.matching' }, { found: placed, text: search.text });
};
