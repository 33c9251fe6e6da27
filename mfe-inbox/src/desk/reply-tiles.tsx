import styled from '@emotion/styled';
import type { ReplyFigures } from '@posy/shared-contracts/entities';
import { color, Figure, type Hue } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Figures } from './figures/use-figures';
import { useHours } from './use-hours';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  margin: 0;
`;

const Sum = styled.div`
  display: grid;
  gap: 6px;
  align-content: center;
  padding: 18px 20px;
  border-radius: 16px;
  background: ${color.hue.wash};
  color: ${color.hue.deep};
  & > dt {
    order: 1;
    font-size: 0.875rem;
    line-height: 1.4;
    color: ${color.inkSoft};
  }
  & > dd {
    margin: 0;
  }
`;

const Tile = ({ hue, label, children }: { hue: Hue; label: ReactNode; children: ReactNode }) => (
  <Sum data-hue={hue}>
    <dt>{label}</dt>
    <dd>
      <Figure>{children}</Figure>
    </dd>
  </Sum>
);

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

interface Props {
  /** Null with too few enquiries: then nothing is said of them. */
  replies: ReplyFigures | null;
  /** Number of couples that wait for an answer. */
  waiting: number;
  /** The last twelve weeks; null when they could not be loaded. */
  weeks: Figures['weeks'] | null;
}

/** A supplier's sums: how soon it replies, how many it answered, who waits, and how many booked. */
export const ReplyTiles = ({ replies, waiting, weeks }: Props) => {
  const hours = useHours();
  const booked = total((weeks ?? []).map(({ bookings }) => bookings));
  return (
    <Tiles>
      {replies?.medianMinutes == null ? null : (
        <Tile hue="apricot" label={<FormattedMessage id="desk.tiles.median" />}>
          {hours(replies.medianMinutes)}
        </Tile>
      )}
      {replies === null ? null : (
        <Tile hue="fern" label={<FormattedMessage id="desk.tiles.answered" />}>
          <FormattedMessage id="desk.replies.percent" values={{ percent: replies.answeredPercent }} />
        </Tile>
      )}
      <Tile hue="bluebell" label={<FormattedMessage id="desk.tiles.waiting" values={{ count: waiting }} />}>
        {waiting}
      </Tile>
      {weeks === null ? null : (
        <Tile
          hue="peony"
          label={
            <FormattedMessage
              id="desk.tiles.booked"
              values={{ asked: total(weeks.map(({ enquiries }) => enquiries)), booked }}
            />
          }
        >
          {booked}
        </Tile>
      )}
    </Tiles>
  );
};
