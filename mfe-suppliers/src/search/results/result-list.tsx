import styled from '@emotion/styled';
import { Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { AskForCouples } from '#shortlist/public';
import { Cards } from '#supplier/card/cards';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { ListCard } from '../card/list-card';
import { nearestOf } from '../sentence/nearest-kinds';
import { understoodSearch } from '../sentence/understood-search';
import type { SearchWish, WishContext } from '../wishes/wishes';
import { CloseOnes } from './close-ones';
import { HighlightedItem } from './highlighted-item';
import { NoResults } from './no-results';
import { Pages } from './pages';
import { rescuesOf } from './rescue';
import { widerOf } from './wider';

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
        <NoResults
          rescues={understood === undefined ? [] : rescuesOf(wording, search, understood)}
          filters={chosen.filter(({ id }) => id !== 'area')}
          wider={widerOf(wording, search, understoodSearch(search, found), understood?.place?.kind)}
          unoffered={understood?.unoffered ?? []}
          near={nearestOf(search, understood)}
        />
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
      {understood === undefined ? null : (
        <CloseOnes search={shown} understood={understood} distanceFrom={found.distanceFrom} wording={wording} />
      )}
    </Dimming>
  );
};
