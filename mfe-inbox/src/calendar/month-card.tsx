import { Card, Heading, Inline, Text, VisuallyHidden } from '@posy/shared-ui';
import { addDays } from '@posy/shared-ui/forms';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DayGrid } from './day-grid';
import type { CalendarDay } from './rules/calendar-days';
import { weeksOf } from './rules/months';

export interface GridProps {
  dayOf: (day: string) => CalendarDay;
  today: string;
  firstDay: number;
  /** The day that holds the one tab stop of all months. */
  held: string;
  /** The day whose panel is open. */
  chosen: string | null;
  onHold: (day: string) => void;
  onChoose: (day: string) => void;
}

/** Days from a Monday on, to name weekdays by. */
const aMonday = '2024-01-01';

const Weekdays = ({ firstDay }: { firstDay: number }) => {
  const { formatDate } = useIntl();
  const days = Array.from({ length: 7 }, (_, place) => addDays(aMonday, firstDay - 1 + place));
  const named = (day: string, weekday: 'short' | 'long') =>
    formatDate(`${day}T00:00:00Z`, { weekday, timeZone: 'UTC' });
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={named(day, 'long')}>
            {named(day, 'short')}
          </th>
        ))}
      </tr>
    </thead>
  );
};

const Cell = ({ day, dayOf, today, held, chosen, onHold, onChoose }: GridProps & { day: string }) => {
  const intl = useIntl();
  const { state, isClosed, asking } = dayOf(day);
  const shown = isClosed ? 'closed' : state;
  const full = intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' });
  const label = intl.formatMessage({ id: `calendar.day.${shown}` }, { day: full, asking: asking.length });
  return (
    <td role="gridcell" aria-selected={day === chosen}>
      <button
        type="button"
        data-day={day}
        data-state={shown}
        tabIndex={day === held ? 0 : -1}
        disabled={day < today}
        aria-expanded={day === chosen}
        aria-label={label}
        onFocus={() => onHold(day)}
        onClick={() => onChoose(day)}
      >
        {intl.formatDate(`${day}T00:00:00Z`, { day: 'numeric', timeZone: 'UTC' })}
      </button>
      {asking.length > 0 && day >= today ? <span aria-hidden>{asking.length}</span> : null}
    </td>
  );
};

const Count = ({ month, dayOf, today }: Pick<GridProps, 'dayOf' | 'today'> & { month: string }) => {
  const days = weeksOf(month, 1)
    .flat()
    .flatMap((day) => (day === null || day < today ? [] : [dayOf(day)]))
    .flatMap(({ state, isClosed }) => (isClosed ? [] : [state]));
  const of = (state: CalendarDay['state']): number => days.filter((one) => one === state).length;
  return <FormattedMessage id="calendar.month.count" values={{ busy: of('busy'), held: of('held') }} />;
};

/** A month of the supplier's days. */
export const MonthCard = ({ month, ...grid }: GridProps & { month: string }) => {
  const { formatDate } = useIntl();
  const title = useId();
  return (
    <Card>
      <Inline gap={2} justify="space-between">
        <Heading level={2} size="h3" id={title}>
          {formatDate(`${month}-01T00:00:00Z`, { month: 'long', timeZone: 'UTC' })}
          <VisuallyHidden> {month.slice(0, 4)}</VisuallyHidden>
        </Heading>
        <Text as="span" size="small" tone="soft">
          <Count month={month} dayOf={grid.dayOf} today={grid.today} />
        </Text>
      </Inline>
      <DayGrid role="grid" aria-labelledby={title}>
        <Weekdays firstDay={grid.firstDay} />
        <tbody>
          {weeksOf(month, grid.firstDay).map((week, place) => (
            <tr key={place}>
              {week.map((day, column) =>
                day === null ? <td key={column} role="gridcell" /> : <Cell key={day} day={day} {...grid} />,
              )}
            </tr>
          ))}
        </tbody>
      </DayGrid>
    </Card>
  );
};
