import styled from '@emotion/styled';
import { Text } from '@posy/shared-ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { AskForCouples } from '#shortlist/public';
import { Cards } from '#supplier/card/cards';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { ListCard } from '../card/list-card';
import { HighlightedItem } from '../highlight/highlighted-item';
import { LateNoResults } from '../rescue/late-no-results';
import type { SearchWish, WishContext } from '../wishes/wishes';
import { LateCloseOnes } from './late-parts';
import { Pages } from './pages';

const Dimming = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  /* A finger that moves sideways turns a card's pictures. */
  & article {
    touch-action: pan-y pinch-zoom;
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** Only paid placements are labelled; older servers mark every paying supplier. */
const labelled = (supplier: SearchResponse['results'][number], { understood, distanceFrom }: SearchResponse) => ({
  ...supplier,
  ...(understood !== undefined && { premium: understood.paid.includes(supplier.id) }),
  distanceFrom,
});

interface Props {
  found: SearchResponse;
  /** The search with the couple's own facts as filters. */
  search: SupplierSearch;
  /** The search as in the address. */
  given: SupplierSearch;
  wording: WishContext;
  chosen: readonly SearchWish[];
  /** True while another list is loading. */
  isStale: boolean;
}

/** The suppliers of a page, or help when there are none or too few; a page beyond the last shows the last. */
export const ResultList = ({ found, search, given, wording, chosen, isStale }: Props) => {
  const { formatMessage } = useIntl();
  const { understood } = found;
  const shown = { ...search, page: found.page };
  return (
    <Dimming aria-busy={isStale}>
      {found.total === 0 ? (
        <Suspense fallback={null}>
          <LateNoResults search={search} found={found} wording={wording} chosen={chosen} />
        </Suspense>
      ) : (
        <>
          {!isStale && search.page > found.page ? (
            <Text>{formatMessage({ id: 'search.pages.beyond' }, { pages: found.page })}</Text>
          ) : null}
          <Cards>
            {found.results.map((supplier, place) => (
              <HighlightedItem key={supplier.id} id={supplier.id}>
                <ListCard supplier={labelled(supplier, found)} list={shown} isFirst={place < 4} />
              </HighlightedItem>
            ))}
          </Cards>
          {search.category === null || isStale ? null : (
            <AskForCouples
              category={search.category}
              suppliers={found.results.filter(({ type }) => type === search.category)}
            />
          )}
          <Pages key={`${found.page} ${isStale}`} found={found} search={given} isStale={isStale} />
          {found.results.some(({ demo }) => demo) ? (
            <Text size="small" tone="soft">
              {formatMessage({ id: 'suppliers.list.demo' })}
            </Text>
          ) : null}
        </>
      )}
      {understood === undefined || understood.close.length === 0 ? null : (
        <Suspense fallback={null}>
          <LateCloseOnes search={shown} found={found} understood={understood} wording={wording} />
        </Suspense>
      )}
    </Dimming>
  );
};
