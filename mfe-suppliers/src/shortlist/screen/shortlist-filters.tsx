import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { ChipGroup, ChipLink } from '@posy/shared-ui';
import { SelectField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../rules/entry';
import { groupsOf, placesOf, sizeOf, type ShortlistFilter } from '../rules/groups';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: end;
  justify-content: space-between;
  @media print {
    display: none;
  }
`;

const Place = styled.div`
  min-inline-size: 200px;
`;

interface Props {
  entries: readonly Entry[];
  filter: ShortlistFilter;
  hrefFor: (filter: { category?: string; shortlistedLocation?: string }) => string;
}

/** Chips by category and a choice of places; both are part of the address. Source: S2-param-01, S2-param-02. */
export const ShortlistFilters = ({ entries, filter, hrefFor }: Props) => {
  const { navigate } = useHost();
  const { formatMessage } = useIntl();
  const everywhere = groupsOf(entries, { category: null, place: filter.place });
  const places = placesOf(entries);
  const href = (category: string | null, place: string | null): string =>
    hrefFor({
      ...(category === null ? {} : { category }),
      ...(place === null ? {} : { shortlistedLocation: place }),
    });
  return (
    <Bar>
      <ChipGroup label={formatMessage({ id: 'shortlist.filter.category' })} canSlide>
        <ChipLink
          isChosen={filter.category === null}
          count={everywhere.reduce((sum, group) => sum + sizeOf(group), 0)}
          href={href(null, filter.place)}
        >
          <FormattedMessage id="shortlist.filter.all" />
        </ChipLink>
        {everywhere.map((group) =>
          group.category === null ? null : (
            <ChipLink
              key={group.category}
              isChosen={filter.category === group.category}
              count={sizeOf(group)}
              href={href(group.category, filter.place)}
            >
              <FormattedMessage id={`suppliers.category.${group.category}`} />
            </ChipLink>
          ),
        )}
      </ChipGroup>
      {places.length < 2 ? null : (
        <Place>
          <SelectField
            label={formatMessage({ id: 'shortlist.filter.place' })}
            value={filter.place ?? ''}
            placeholder={formatMessage({ id: 'shortlist.filter.anywhere' })}
            onChange={(place) => navigate(href(filter.category, place === '' ? null : place), { replace: true })}
            options={places.map((place) => ({ value: place, label: place }))}
          />
        </Place>
      )}
    </Bar>
  );
};
