import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { ChipGroup, ChipLink, media } from '@posy/shared-ui';
import { SearchField, SelectField } from '@posy/shared-ui/forms';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { GuestsAddress } from '../address/guests-address';
import { nameEvent } from '../names/guest-names';
import type { GuestCounts, GuestShow } from '../rules/guest-view';
import type { InvitedEvent } from '../rules/invited-events';

const Frame = styled.div`
  container-type: inline-size;
  margin-block-end: 16px;
  ${media.phone} {
    margin-block-end: 12px;
  }
  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  display: grid;
  gap: 12px 16px;
  grid-template-columns: minmax(0, 1fr);
  @container (max-width: 600px) {
    gap: 8px;
  }
  @container (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 400px;
    align-items: start;
    & > :first-of-type > :nth-of-type(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

/** The filter chips: several rows on wide screens, one row that scrolls sideways on phones and beside the drawer. */
const Chips = styled.div`
  display: contents;
  @container (max-width: 959px) {
    display: flex;
    gap: 8px;
    overflow-x: auto;
    scrollbar-width: none;
    & > [data-slides] {
      flex: none;
      flex-wrap: nowrap;
      overflow: visible;
      margin-inline: 0;
      padding-inline: 0;
    }
  }
  ${media.phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > * {
    flex: 1 1 180px;
    ${media.phone} {
      flex-basis: 145px;
    }
    &:not(:last-child) {
      ${media.phone} {
        flex-basis: 130px;
      }
    }
  }
`;

/** The filters with a chip; the others are set by the tiles. */
const chips = [
  { show: 'everyone', label: 'guests.show.everyone' },
  { show: 'ceremony', label: 'guests.show.ceremony' },
  { show: 'day', label: 'guests.show.day' },
  { show: 'evening', label: 'guests.show.evening' },
  { show: 'no-address', label: 'guests.show.no-address' },
  { show: 'no-email', label: 'guests.show.no-email' },
] as const satisfies readonly { show: GuestShow; label: string }[];

interface Props {
  counts: GuestCounts;
  address: GuestsAddress;
  events: readonly InvitedEvent[];
  eventId: string;
}

const ShowChips = ({ counts, address }: Pick<Props, 'counts' | 'address'>) => (
  <ChipGroup label={useIntl().formatMessage({ id: 'guests.show' })} canSlide>
    {chips.map(({ show, label }) => (
      <ChipLink
        key={show}
        href={address.list(show === 'everyone' ? { show, category: null } : { show })}
        isChosen={address.show === show && (show !== 'everyone' || address.category === null)}
        count={<FormattedNumber value={counts.shows[show]} />}
      >
        <FormattedMessage id={label} />
      </ChipLink>
    ))}
  </ChipGroup>
);

const CategoryChips = ({ counts, address }: Pick<Props, 'counts' | 'address'>) => (
  <ChipGroup label={useIntl().formatMessage({ id: 'guests.categories.title' })} canSlide>
    {counts.categories.map(({ category, count }) => (
      <ChipLink
        key={`category-${category}`}
        href={address.list({ category: address.category === category ? null : category })}
        isChosen={address.category === category}
        canRemove
        count={<FormattedNumber value={count} />}
      >
        {category}
      </ChipLink>
    ))}
  </ChipGroup>
);

/** The list's filters: chips with live counts, a search, and the event whose answers are shown. */
export const FilterBar = ({ counts, address, events, eventId }: Props) => {
  const intl = useIntl();
  const { navigate } = useHost();
  return (
    <Frame>
      <Bar>
        <Chips>
          <ShowChips counts={counts} address={address} />
          {counts.categories.length === 0 ? null : <CategoryChips counts={counts} address={address} />}
        </Chips>
        <Tools>
          {events.length < 2 ? null : (
            <SelectField
              label={<FormattedMessage id="guests.event" />}
              isLabelHidden
              value={eventId}
              options={events.map((event) => ({ value: event.id, label: nameEvent(intl, event) }))}
              onChange={(id) => {
                const isMain = events.some((event) => event.id === id && event.isMain);
                navigate(address.list({ event: isMain ? null : id }), { replace: true });
              }}
            />
          )}
          <SearchField
            label={intl.formatMessage({ id: 'guests.find' })}
            isLabelHidden
            placeholder={intl.formatMessage({ id: 'guests.find' })}
            clearLabel={intl.formatMessage({ id: 'guests.find.clear' })}
            value={address.text}
            onChange={(text) => navigate(address.list({ text }), { replace: true })}
          />
        </Tools>
      </Bar>
    </Frame>
  );
};
