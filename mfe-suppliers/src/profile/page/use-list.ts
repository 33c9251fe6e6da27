import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useSearchParams } from '@posy/remote-kit/router';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { emptySearch, parseList, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { searchQuery } from '#supplier/rules/search-queries';
import { type NextInList, nextInList } from './next-supplier';

/** The list that a profile was reached from. */
export interface ListOfProfile {
  search: SupplierSearch;
  /** Undefined while it is loading. */
  total: number | undefined;
  next: { supplier: SupplierCard; search: SupplierSearch } | null;
}

const none: NextInList<SupplierCard> = { kind: 'none' };

/** Reads the list in the address, from the cache if it was just shown; null when the address has none. */
export const useList = (supplierId: string): ListOfProfile | null => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const [params] = useSearchParams();
  const search = parseList(params.get('searchParams'));
  const page = useQuery({ ...searchQuery(api, country, search ?? emptySearch), enabled: search !== null });
  const found = search === null || page.data === undefined ? none : nextInList(page.data, search, supplierId);
  const onNextPage = found.kind === 'next-page' ? found.search : null;
  const nextPage = useQuery({
    ...searchQuery(api, country, onNextPage ?? emptySearch),
    enabled: onNextPage !== null,
    placeholderData: undefined,
  });
  if (search === null) return null;
  const first = nextPage.data?.results[0];
  const next =
    found.kind === 'here'
      ? { supplier: found.supplier, search }
      : onNextPage !== null && first !== undefined
        ? { supplier: first, search: onNextPage }
        : null;
  return { search, total: page.data?.total, next };
};
