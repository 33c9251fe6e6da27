import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { Heading, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { CardForCouple } from '#shortlist/public';
import { Cards } from '#supplier/card/cards';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import type { WishContext } from '../wishes/wishes';
import { closeGroups } from './lack-words';

interface Props {
  search: SupplierSearch;
  understood: SearchUnderstanding;
  wording: WishContext;
}

/** Fills up a short page: suppliers that meet most of the wishes, by the missing one. */
export const CloseOnes = ({ search, understood, wording }: Props) => {
  const { formatMessage } = useIntl();
  if (understood.close.length === 0) return null;
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>{formatMessage({ id: 'search.close.title' })}</Heading>
      {closeGroups(wording, understood).map(({ words, suppliers }) => (
        <Stack key={suppliers[0]?.supplier.id} gap={4}>
          <Heading level={3} size="title">
            {words}
          </Heading>
          <Cards>
            {suppliers.map(({ supplier, distanceKm }) => (
              <li key={supplier.id}>
                <CardForCouple supplier={{ ...supplier, premium: false, distanceKm }} list={search} level={4} />
              </li>
            ))}
          </Cards>
        </Stack>
      ))}
    </Stack>
  );
};
