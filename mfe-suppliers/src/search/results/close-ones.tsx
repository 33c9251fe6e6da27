import styled from '@emotion/styled';
import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { Heading, media, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { cardColumns, Cards } from '#supplier/card/cards';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { ListCard } from '../card/list-card';
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
  understood: SearchUnderstanding;
  /** Name of the place that their distances are from. */
  distanceFrom: string | null | undefined;
  wording: WishContext;
}

/** Fills up a short page: suppliers that meet most of the wishes, by the missing one. */
export const CloseOnes = ({ search, understood, distanceFrom, wording }: Props) => {
  const { formatMessage } = useIntl();
  const isNearestFirst = search.sort === 'recommended' || search.sort === 'distance';
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>{formatMessage({ id: 'search.close.title' })}</Heading>
      <Groups>
        {closeGroups(wording, understood, isNearestFirst).map(({ words, suppliers }) => (
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
