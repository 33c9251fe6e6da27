import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { Pagination, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { Heart } from '#shortlist/public';
import { Cards } from '#supplier/card/cards';
import { SupplierCard } from '#supplier/card/supplier-card';
import { listHref } from '#supplier/rules/links';
import type { SupplierSearch } from '#supplier/rules/search-state';
import { CloseOnes } from './close-ones';
import { NoResults } from './no-results';
import { rescuesOf } from './rescue';
import type { Wish, Wording } from '../wishes';

type Found = EndpointOutput<'searchSuppliers'>;

const Dimming = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** Only who stands somewhere for money is marked; older servers mark everybody who pays. */
const labelled = (supplier: Found['results'][number], { understood }: Found) =>
  understood === undefined ? supplier : { ...supplier, premium: understood.paid.includes(supplier.id) };

const Pages = ({ found, search }: { found: Found; search: SupplierSearch }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <Pagination
      page={found.page}
      pages={Math.ceil(found.total / found.size)}
      hrefFor={(page) => listHref(prefix, { ...search, page })}
      labels={{
        navigation: formatMessage({ id: 'suppliers.pages.name' }),
        previous: formatMessage({ id: 'suppliers.pages.previous' }),
        next: formatMessage({ id: 'suppliers.pages.next' }),
        page: (page) => formatMessage({ id: 'suppliers.pages.page' }, { page }),
      }}
    />
  );
};

interface Props {
  found: Found;
  search: SupplierSearch;
  wording: Wording;
  chosen: readonly Wish[];
  /** Another list is on its way. */
  isStale: boolean;
}

/** The suppliers of a page, or what helps where there are none or too few; a page beyond the last shows the last. */
export const ResultList = ({ found, search, wording, chosen, isStale }: Props) => {
  const { formatMessage } = useIntl();
  const { understood } = found;
  const shown = { ...search, page: found.page };
  return (
    <Dimming aria-busy={isStale}>
      {found.total === 0 ? (
        <NoResults
          rescues={understood === undefined ? [] : rescuesOf(wording, search, understood)}
          filters={chosen.filter(({ id }) => id !== 'area')}
        />
      ) : (
        <>
          {!isStale && search.page > found.page ? (
            <Text>{formatMessage({ id: 'search.pages.beyond' }, { pages: found.page })}</Text>
          ) : null}
          <Cards>
            {found.results.map((supplier, place) => (
              <li key={supplier.id}>
                <SupplierCard
                  supplier={labelled(supplier, found)}
                  list={shown}
                  isFirst={place < 4}
                  actions={<Heart supplier={supplier} isOnPicture />}
                />
              </li>
            ))}
          </Cards>
          <Pages found={found} search={search} />
          {found.results.some(({ demo }) => demo) ? (
            <Text size="small" tone="soft">
              {formatMessage({ id: 'suppliers.list.demo' })}
            </Text>
          ) : null}
        </>
      )}
      {understood === undefined ? null : <CloseOnes search={shown} understood={understood} />}
    </Dimming>
  );
};
