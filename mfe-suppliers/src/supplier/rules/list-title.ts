import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from './asked/search-state';

/** A list in words: “86 venues in and around Bath, for “barn””. */
export const listTitle = ({ formatMessage }: IntlShape, total: number, search: SupplierSearch): string => {
  const found = formatMessage({ id: `suppliers.found.${search.category ?? 'all'}` }, { count: total });
  const placed =
    search.area === '' ? found : formatMessage({ id: 'suppliers.found.near' }, { found, area: search.area });
  return search.text === ''
    ? placed
    : formatMessage({ id: 'suppliers.found.matching' }, { found: placed, text: search.text });
};
