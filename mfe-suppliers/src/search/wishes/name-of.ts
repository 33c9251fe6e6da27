import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { SearchWish } from './wishes';

/** Returns the name of a saved search: its text, else its category, and its filters. */
export const nameOf = (intl: IntlShape, { text, category }: SupplierSearch, chosen: readonly SearchWish[]): string => {
  const what = text || intl.formatMessage({ id: `suppliers.category.${category ?? 'all'}` });
  return [what, ...chosen.map(({ words }) => words)].join(', ');
};
