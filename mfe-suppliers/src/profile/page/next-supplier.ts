import type { SupplierSearch } from '#supplier/rules/asked/search-state';

/** One page of a list, with the members needed to find the next supplier. */
export interface ListPage<T> {
  total: number;
  page: number;
  size: number;
  results: readonly T[];
}

/** The place of the next supplier in a list: on the same page, first on another page, or none. */
export type NextInList<T> =
  | { kind: 'here'; supplier: T }
  | { kind: 'next-page'; search: SupplierSearch }
  | { kind: 'none' };

/** Returns the supplier after this one in the list; none when this one is not in it. Source: S2-profile-01. */
export const nextInList = <T extends { id: string }>(
  list: ListPage<T>,
  search: SupplierSearch,
  supplierId: string,
): NextInList<T> => {
  const place = list.results.findIndex(({ id }) => id === supplierId);
  if (place < 0) return { kind: 'none' };
  const supplier = list.results[place + 1];
  if (supplier !== undefined) return { kind: 'here', supplier };
  return list.page * list.size < list.total
    ? { kind: 'next-page', search: { ...search, page: list.page + 1 } }
    : { kind: 'none' };
};
