import { type MarketPrefix, paths } from '@posy/shared-contracts';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { formatList, formatSearch, isWholeDirectory, type SupplierSearch } from './asked/search-state';

/** Returns the address of a list: of its category, or the search of all; without any wish the directory's start. */
export const listHref = (market: MarketPrefix, search: SupplierSearch): string => {
  if (isWholeDirectory(search)) return paths.directory(market);
  const path = search.category === null ? paths.search(market) : paths.category(market, search.category);
  const query = formatSearch(search);
  return query === '' ? path : `${path}?${query}`;
};

/** Returns the address of a profile: category and public id, with the list that led to it, if there is one. */
export const supplierHref = (
  market: MarketPrefix,
  { type, publicId }: Pick<SupplierCard, 'type' | 'publicId'>,
  list: SupplierSearch | null = null,
): string => {
  const path = paths.supplier(market, type, publicId);
  // The whole directory is a list too, and its value is empty: it is written, so that back returns there.
  return list === null ? path : `${path}?${new URLSearchParams({ searchParams: formatList(list) }).toString()}`;
};
