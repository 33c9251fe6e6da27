import styled from '@emotion/styled';
import { color, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { barOf, barSteps, type VenuesAround, withRoomFor } from '../venues/venues-around';

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 3px;
  block-size: 84px;
  margin-block-start: 30px;
  & > span {
    position: relative;
    flex: 1;
    min-block-size: 3px;
    border-radius: 4px 4px 0 0;
    background: ${color.bluebell.soft};
  }
  & > [data-now] {
    background: ${color.bluebell.main};
  }
  & b {
    position: absolute;
    inset-block-end: calc(100% + 4px);
    inset-inline-start: 50%;
    translate: -50%;
    padding: 1px 8px;
    border-radius: 8px;
    background: ${color.bluebell.deep};
    color: ${color.surface};
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;

const Scale = styled.div`
  display: flex;
  gap: 3px;
  font-size: 0.8125rem;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
  & > span {
    flex: 1;
    text-align: center;
  }
`;

/** Two lines, even when one is enough, so that the content below does not move while the number is typed. */
const Words = styled(Text)`
  min-block-size: 2.9em;
`;

/** Reserves the chart's space while venues load. */
export const GuestBarsRoom = () => <Room data-chart="coming" aria-hidden />;

const Room = styled.div`
  block-size: 197px;
`;

/** The number of venues around by capacity, with this couple's guests marked. The sentence says the same. */
export const GuestBars = ({ around, guests }: { around: VenuesAround; guests: number }) => {
  const { formatMessage, formatNumber } = useIntl();
  const of = around.capacities.length;
  if (of === 0) return null;
  const now = guests < 1 ? null : barOf(guests);
  return (
    <Stack gap={2}>
      <Words isStrong>
        {guests < 1
          ? null
          : formatMessage(
              { id: 'shell.onboarding.guests.room' },
              { count: withRoomFor(around, guests), of, guests, place: around.area },
            )}
      </Words>
      <Bars data-chart="there" aria-hidden>
        {barSteps.map((step) => (
          <span
            key={step}
            data-now={step === now || undefined}
            style={{ blockSize: `${(100 * withRoomFor(around, step)) / of}%` }}
          >
            {step === now ? <b>{formatNumber(guests)}</b> : null}
          </span>
        ))}
      </Bars>
      <Scale aria-hidden>
        {barSteps.map((step) => (
          <span key={step}>{step % 40 === 0 ? formatNumber(step) : null}</span>
        ))}
      </Scale>
    </Stack>
  );
};
