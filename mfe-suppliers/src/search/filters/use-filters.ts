import { useHost, useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import { useLocation } from '@posy/remote-kit/router';
import { withQuery } from '@posy/shared-contracts/paths';
import { emptySearch, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';

/** The value of the query parameter for open filters. */
const popup = 'filters';

/** The state of the filters in the address, with their commands. Back closes them. */
export const useFilters = (search: SupplierSearch) => {
  const host = useHost();
  const { prefix } = useLocaleInfo().market;
  const isOpen = new URLSearchParams(useLocation().search).get('searchPopup') === popup;
  const goTo = (next: SupplierSearch, isOpenThen: boolean): void =>
    host.navigate(withQuery(listHref(prefix, next), { searchPopup: isOpenThen ? popup : undefined }), {
      replace: true,
    });
  const close = (): void => goTo(search, false);
  useOpenItem('search-filters', isOpen, close);
  const { category, text, area, bounds, isMapped, sort } = search;
  return {
    isOpen,
    close,
    toggle: () => goTo(search, !isOpen),
    change: (changes: Partial<SupplierSearch>) => goTo({ ...search, ...changes, page: 1 }, true),
    clear: () => goTo({ ...emptySearch, category, text, area, bounds, isMapped, sort, isPlain: true }, true),
  };
};
