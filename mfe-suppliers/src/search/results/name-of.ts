import type { IntlShape } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { Wish } from '../wishes/wishes';

/** What a search is called when it is saved: its words, else its kind, and what was chosen beside them. */
export const nameOf = (intl: IntlShape, { text, category }: SupplierSearch, chosen: readonly Wish[]): string => {
  const what = text || intl.formatMessage({ id: `suppliers.category.${category ?? 'all'}` });
  return [what, ...chosen.map(({ words }) => words)].join(', ');
};
