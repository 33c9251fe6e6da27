import styled from '@emotion/styled';
import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { Heading, media, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { cardColumns, Cards } from '#supplier/card/cards';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { SearchResponse } from '#supplier/rules/search-queries';
import { ListCard } from '../card/list-card';
import { isNearFit } from '../nearest/near-fits';
import type { WishContext } from '../wishes/wishes';
import { closeGroups } from './lack-words';

/**
 * Groups stand beside each other where there is room: most hold one supplier. Their words and cards share rows, so that
 * pictures stand level under words of one line or two.
 */
const Groups = styled.div`
  display: grid;
  gap: 28px 20px;
  grid-template-columns: minmax(0, 1fr);
  & > div {
    display: grid;
    gap: 14px;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  ${media.tablet} {
    grid-template-columns: ${cardColumns};
    & > div {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    & > div[data-several] {
      grid-column: 1 / -1;
    }
    & h3 {
      align-self: end;
    }
  }
`;

interface Props {
  search: SupplierSearch;
  found: SearchResponse;
  understood: SearchUnderstanding;
  wording: WishContext;
}

/**
 * Fills up a short page: suppliers that meet most of the wishes, by the missing one. Below a search that found nobody,
 * those that are only further away stand in its help already.
 */
export const CloseOnes = ({ search, found: { total, distanceFrom }, understood, wording }: Props) => {
  const { formatMessage } = useIntl();
  const isNearestFirst = search.sort === 'recommended' || search.sort === 'distance';
  const close = total > 0 ? understood.close : understood.close.filter((one) => !isNearFit(understood, one));
  if (close.length === 0) return null;
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>{formatMessage({ id: 'search.close.title' })}</Heading>
      <Groups>
        {closeGroups(wording, { ...understood, close }, isNearestFirst).map(({ words, suppliers }) => (
          <div key={suppliers[0]?.supplier.id} data-several={suppliers.length > 1 ? '' : undefined}>
            <Heading level={3} size="title">
              {words}
            </Heading>
            <Cards>
              {suppliers.map(({ supplier, distanceKm }) => (
                <li key={supplier.id}>
                  <ListCard
                    supplier={{ ...supplier, premium: false, distanceKm, distanceFrom }}
                    list={search}
                    level={4}
                  />
                </li>
              ))}
            </Cards>
          </div>
        ))}
      </Groups>
    </Stack>
  );
};
