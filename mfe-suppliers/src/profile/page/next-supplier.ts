import type { SupplierSearch } from '#supplier/rules/asked/search-state';

/** One page of a list, as far as going through it needs it. */
export interface ListPage<T> {
  total: number;
  page: number;
  size: number;
  results: readonly T[];
}

/** Where the next supplier of a list is: on the same page, first of another page, or nowhere. */
export type NextInList<T> =
  | { kind: 'here'; supplier: T }
  | { kind: 'next-page'; search: SupplierSearch }
  | { kind: 'none' };

/** The supplier after this one in the list; one that is not in the list has none. Source: S2-profile-01. */
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
