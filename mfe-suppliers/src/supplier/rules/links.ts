import { type MarketPrefix, paths } from '@posy/shared-contracts';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { formatList, formatSearch, isWholeDirectory, type SupplierSearch } from './asked/search-state';

/** The address of a list: at its category, or the search of all; all without a wish is the directory's start. */
export const listHref = (market: MarketPrefix, search: SupplierSearch): string => {
  if (isWholeDirectory(search)) return paths.directory(market);
  const path = search.category === null ? paths.search(market) : paths.category(market, search.category);
  const query = formatSearch(search);
  return query === '' ? path : `${path}?${query}`;
};

/** The address of a profile: category and public id; with the list that it was reached from, when there is one. */
export const supplierHref = (
  market: MarketPrefix,
  { type, publicId }: Pick<SupplierCard, 'type' | 'publicId'>,
  list: SupplierSearch | null = null,
): string => {
  const path = paths.supplier(market, type, publicId);
  // The whole directory is a list too, and its value is empty: keep it, so that Back leads there.
  return list === null ? path : `${path}?${new URLSearchParams({ searchParams: formatList(list) }).toString()}`;
};
