import styled from '@emotion/styled';
import { Card, color, Figure, NavLink } from '@posy/shared-ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { GuestCounts, Show } from '../../../domain/guests/guest-view';
import type { GuestsAddress } from '../guests-address';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: 12px;
  margin-block-end: 24px;
  @media print {
    display: none;
  }
  & > li > div {
    position: relative;
    block-size: 100%;
  }
`;

const Tile = styled(NavLink)`
  display: block;
  color: ${color.hue.deep};
  & > span {
    display: block;
    margin-block-start: 4px;
    font-size: 0.9375rem;
    color: ${color.inkSoft};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 16px;
  }
  &[aria-current]::after {
    outline: 2px solid ${color.hue.deep};
    outline-offset: -2px;
  }
  &:hover > span {
    text-decoration: underline;
  }
`;

const tiles = [
  { show: 'coming', hue: 'fern', label: 'guests.tile.coming' },
  { show: 'to-reply', hue: 'bluebell', label: 'guests.tile.to-reply' },
  { show: 'declined', hue: 'apricot', label: 'guests.tile.declined' },
  { show: 'needs', hue: 'peony', label: 'guests.tile.needs' },
] as const satisfies readonly { show: Show; hue: string; label: string }[];

interface Props {
  counts: GuestCounts;
  address: GuestsAddress;
  /** The event that is answered to, where it is not the main one. */
  event: string | null;
}

/** Four figures of the list; each leads to the guests behind it, and back. */
export const SummaryTiles = ({ counts, address, event }: Props) => (
  <Tiles>
    {tiles.map(({ show, hue, label }) => (
      <li key={show}>
        <Card hue={hue}>
          <Tile
            data-hue={hue}
            href={address.list({ show: address.show === show ? 'everyone' : show })}
            isCurrent={address.show === show}
          >
            <Figure>
              <FormattedNumber value={counts.shows[show]} />
            </Figure>
            <span>
              {show === 'coming' && event !== null ? (
                <FormattedMessage id="guests.tile.coming-to" values={{ event }} />
              ) : (
                <FormattedMessage id={label} values={{ evening: counts.eveningOnly }} />
              )}
            </span>
          </Tile>
        </Card>
      </li>
    ))}
  </Tiles>
);
