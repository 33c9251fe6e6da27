import styled from '@emotion/styled';
import { Card, color, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { barOf, barSteps, withRoomFor, type VenuesAround } from '../venues/venues-around';

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 3px;
  block-size: 84px;
  & > span {
    flex: 1;
    min-block-size: 3px;
    border-radius: 4px 4px 0 0;
    background: ${color.bluebell.soft};
  }
  & > [data-now] {
    background: ${color.bluebell.main};
  }
`;

const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: 0.8125rem;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

/** How many venues around have room for how many guests, and where this couple stands. The sentence says the same. */
export const GuestBars = ({ around, guests }: { around: VenuesAround; guests: number }) => {
  const { formatMessage, formatNumber } = useIntl();
  const of = around.capacities.length;
  if (of === 0) return null;
  const now = barOf(guests);
  return (
    <Card>
      <Stack gap={2}>
        <Text isStrong>
          {formatMessage(
            { id: 'shell.onboarding.guests.room' },
            { count: withRoomFor(around, guests), of, guests, place: around.area },
          )}
        </Text>
        <Bars aria-hidden>
          {barSteps.map((step) => (
            <span
              key={step}
              data-now={step === now || undefined}
              style={{ blockSize: `${(100 * withRoomFor(around, step)) / of}%` }}
            />
          ))}
        </Bars>
        <Scale aria-hidden>
          {[barSteps[0], 100, 200].map((step) => (
            <span key={step}>{formatNumber(step)}</span>
          ))}
        </Scale>
      </Stack>
    </Card>
  );
};
