import type { ClosedDays } from '@posy/shared-contracts/entities';
import { Callout } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Weekdays are named from this Monday on. */
const aMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Names the weekdays and months that the rules close; renders nothing without rules. */
export const ClosedNote = ({ closed }: { closed: ClosedDays | undefined }) => {
  const { formatDate, formatList } = useIntl();
  const { weekdays = [], months = [] } = closed ?? {};
  const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
  const names = [
    ...ascending(weekdays).map((weekday) =>
      formatDate(aMonday + (weekday - 1) * dayMs, { weekday: 'long', timeZone: 'UTC' }),
    ),
    ...ascending(months).map((month) => formatDate(Date.UTC(2024, month - 1), { month: 'long', timeZone: 'UTC' })),
  ];
  if (names.length === 0) return null;
  return (
    <Callout hue="bluebell" role="note">
      <FormattedMessage id="calendar.closed" values={{ days: formatList(names) }} />
    </Callout>
  );
};
