import styled from '@emotion/styled';
import { Card, color, Figure, media, NavLink } from '@posy/shared-ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { GuestsAddress } from '../address/guests-address';
import type { GuestCounts, GuestShow } from '../rules/guest-view';

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
    padding: 16px 20px;
  }
  ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 8px;
    margin-block-end: 10px;
    & > li > div {
      padding: 8px 6px 6px 8px;
    }
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
  & > [data-short] {
    display: none;
  }
  ${media.phone} {
    & > :first-child {
      font-size: 1.5rem;
    }
    & > span {
      margin-block-start: 0;
      font-size: 0.75rem;
      line-height: 1.3;
      overflow-wrap: anywhere;
    }
    & > [data-short] {
      display: block;
    }
    & > [data-whole] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const tiles = [
  { show: 'coming', hue: 'fern', label: 'guests.tile.coming', short: 'guests.answer.attending' },
  { show: 'to-reply', hue: 'bluebell', label: 'guests.tile.to-reply', short: 'guests.answer.pending' },
  { show: 'declined', hue: 'apricot', label: 'guests.tile.declined', short: 'guests.answer.declined' },
  { show: 'needs', hue: 'peony', label: 'guests.tile.needs', short: 'guests.field.diets' },
] as const satisfies readonly { show: GuestShow; hue: string; label: string; short: string }[];

interface Props {
  counts: GuestCounts;
  address: GuestsAddress;
  /** Name of the event whose answers are shown, unless it is the main one. */
  event: string | null;
}

/**
 * Four figures of the list. Each links to the guests behind it, and back. On phones they share one row, so that the
 * guests come first.
 */
export const SummaryTiles = ({ counts, address, event }: Props) => (
  <Tiles>
    {tiles.map(({ show, hue, label, short }) => (
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
            <span data-short aria-hidden>
              <FormattedMessage id={short} />
            </span>
            <span data-whole>
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
