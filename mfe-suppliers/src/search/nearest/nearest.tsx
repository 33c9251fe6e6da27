import styled from '@emotion/styled';
import { Section, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { Cards } from '#supplier/card/cards';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { driveMinutes } from '#supplier/rules/distance/travel';
import { ListCard } from '../card/list-card';
import { HighlightedItem } from '../highlight/highlighted-item';
import type { NearFit } from './near-fits';

/** Narrower than two cards: one column, each card with its picture beside its words. */
const Column = styled.div`
  max-inline-size: 639px;
`;

interface Props {
  fits: readonly NearFit[];
  search: SupplierSearch;
  /** Name of the place that their distances are from. */
  distanceFrom: string | null | undefined;
}

/** The suppliers that fit but for the place, the nearest first. */
export const Nearest = ({ fits, search, distanceFrom }: Props) => (
  <Section
    level={3}
    size="h3"
    title={<FormattedMessage id="search.none.nearFits" />}
    action={
      <Text size="small" tone="soft">
        <FormattedMessage id="search.none.nearFitsHow" />
      </Text>
    }
  >
    <Column>
      <Cards>
        {fits.map(({ supplier, distanceKm }) => (
          <HighlightedItem key={supplier.id} id={supplier.id}>
            <ListCard
              supplier={{ ...supplier, premium: false, distanceKm, distanceFrom }}
              list={search}
              level={4}
              notes={
                <Tag>
                  <FormattedMessage id="search.none.drive" values={{ minutes: driveMinutes(distanceKm) }} />
                </Tag>
              }
            />
          </HighlightedItem>
        ))}
      </Cards>
    </Column>
  </Section>
);
