import { emptySearch, formatList, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { type ListPlace, placedWords } from '#supplier/rules/list-title';
import type { WishContext } from '../wishes/wishes';
import type { RescueWay } from './rescue-way';

/**
 * Returns wider searches when no single wish is the obstacle: the kind as requested, the kind anywhere, all suppliers;
 * never the search itself.
 */
export const widerOf = (
  { intl, market }: WishContext,
  asked: SupplierSearch,
  read: SupplierSearch,
  place: ListPlace = 'town',
): RescueWay[] => {
  const { formatMessage } = intl;
  const { category, area, isMapped } = read;
  const kind = { ...emptySearch, isPlain: true, isMapped, category };
  const named = (of: SupplierSearch['category']) => formatMessage({ id: `suppliers.category.${of ?? 'all'}` });
  const all: Omit<RescueWay, 'id'>[] = [
    {
      words: placedWords(intl, named(category), { area, radiusKm: null, place }, market.country),
      search: { ...kind, area },
    },
    { words: named(category), search: kind },
    { words: named(null), search: { ...kind, category: null } },
  ];
  const seen = new Set([formatList({ ...asked, isPlain: true })]);
  return all.flatMap(({ words, search }, number) => {
    const id = formatList(search);
    if ((number === 0 && area === '') || seen.has(id)) return [];
    seen.add(id);
    return [{ id, words, search }];
  });
};
