import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { ChipGroup, ChipLink, media } from '@posy/shared-ui';
import { SelectField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShortlistEntry } from '../rules/entry';
import { groupsOf, placesOf, type ShortlistFilter, sizeOf } from '../rules/groups';
import type { ShortlistAddress } from '../rules/shortlist-href';
import { type Sort, sorts } from '../rules/sorts';

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

/** Beside each other, whatever space the chips leave: below each other they would leave most of the page empty. */
const Choices = styled.div`
  display: flex;
  flex: none;
  gap: 12px;
  & > * {
    flex: none;
    inline-size: 180px;
  }
  ${media.phone} {
    flex-wrap: wrap;
    inline-size: 100%;
    & > * {
      flex: 1 1 130px;
      inline-size: auto;
    }
  }
`;

interface Props {
  entries: readonly ShortlistEntry[];
  filter: ShortlistFilter;
  sort: Sort;
  hrefFor: (address: ShortlistAddress) => string;
}

/** Chips by category and a choice of places; the address stores both. Source: S2-param-01, S2-param-02. */
export const ShortlistFilters = ({ entries, filter, sort, hrefFor }: Props) => {
  const { navigate } = useHost();
  const { formatMessage } = useIntl();
  const everywhere = groupsOf(entries, { category: null, place: filter.place });
  const places = placesOf(entries);
  const href = (category: string | null, place: string | null, order = sort): string =>
    hrefFor({
      sort: order,
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
      <Choices>
        {places.length < 2 ? null : (
          <SelectField
            label={formatMessage({ id: 'shortlist.filter.place' })}
            value={filter.place ?? ''}
            placeholder={formatMessage({ id: 'shortlist.filter.anywhere' })}
            onChange={(place) => navigate(href(filter.category, place === '' ? null : place), { replace: true })}
            options={places.map((place) => ({ value: place, label: place }))}
          />
        )}
        {entries.length < 2 ? null : (
          <SelectField
            label={formatMessage({ id: 'shortlist.sort' })}
            value={sort}
            onChange={(value) => {
              const order = sorts.find((one) => one === value);
              navigate(href(filter.category, filter.place, order), { replace: true });
            }}
            options={sorts.map((one) => ({ value: one, label: formatMessage({ id: `shortlist.sort.${one}` }) }))}
          />
        )}
      </Choices>
    </Bar>
  );
};
