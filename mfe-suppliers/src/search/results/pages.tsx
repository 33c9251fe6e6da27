import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { Pagination } from '@posy/shared-ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { searchQuery, type SearchResponse } from '#supplier/rules/search-queries';
import { useNear } from '#supplier/screen/use-near';
import { useOurs } from '../ours/use-ours';

/** Distance below the window at which the next page begins to load: about the last row of cards. */
const ahead = '400px';

/** Loads the next page of a list before its link is pressed, so that it shows at once. It is no loss when that fails. */
const useNextPage = (search: SupplierSearch, page: number, isAsked: boolean): void => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const { plan, isKnown } = useOurs(search);
  useQuery({
    ...searchQuery(api, country, { ...search, page: page + 1 }, plan),
    enabled: isAsked && isKnown,
    placeholderData: undefined,
    throwOnError: false,
  });
};

interface Props {
  found: SearchResponse;
  /** The search as in the address: the couple's own facts count on each page as on the first. */
  search: SupplierSearch;
  /** True while another list is loading. */
  isStale: boolean;
}

/** The links to the other pages of a list; the next one is loaded once they come near. */
export const Pages = ({ found, search, isStale }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const end = useRef<HTMLDivElement>(null);
  const pages = Math.ceil(found.total / found.size);
  const isNear = useNear(end, ahead);
  useNextPage(search, found.page, isNear && !isStale && found.page < pages);
  return (
    <div ref={end}>
      <Pagination
        page={found.page}
        pages={pages}
        hrefFor={(page) => listHref(prefix, { ...search, page })}
        labels={{
          navigation: formatMessage({ id: 'suppliers.pages.name' }),
          previous: formatMessage({ id: 'suppliers.pages.previous' }),
          next: formatMessage({ id: 'suppliers.pages.next' }),
          page: (page) => formatMessage({ id: 'suppliers.pages.page' }, { page }),
        }}
      />
    </div>
  );
};
