import { exactDay } from '@posy/shared-contracts/rules';
import { Chip, ChipGroup, Inline, Stack, Text } from '@posy/shared-ui';
import { MonthGrid } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { weekDayName } from '../dates/date-words';
import { fitsWeekDay, isPopularDay, monthKey } from '../dates/offered-dates';
import { invalidProps, PanelFault, type PanelProps, UndecidedBox } from './picker-panel';
import { PopularKey } from './popular-key';

/** The weekdays to choose from: those that venues price differently. */
const offered = ['midweek', 'friday', 'saturday', 'sunday'] as const;

const WeekDays = ({ date, change }: PanelProps) => {
  const intl = useIntl();
  return (
    <Stack gap={2}>
      <Text size="small" tone="faint">
        {intl.formatMessage({ id: 'shell.picker.orWeekDay' })}
      </Text>
      <ChipGroup label={intl.formatMessage({ id: 'shell.picker.weekDay' })}>
        {offered.map((weekDay) => (
          <Chip
            key={weekDay}
            isChosen={date.weekDay === weekDay}
            onPress={() => change({ field: 'weekDay', weekDay: date.weekDay === weekDay ? null : weekDay })}
          >
            {weekDayName(intl, weekDay)}
          </Chip>
        ))}
      </ChipGroup>
    </Stack>
  );
};

/** The days of the chosen month; without a year, only choices that do not depend on one. */
export const DayPanel = (props: PanelProps & { hasWeekDays: boolean }) => {
  const { formatMessage } = useIntl();
  const { date, today, change } = props;
  const { year, month, weekDay } = date;
  return (
    <Stack gap={3}>
      {year === null || month === null ? null : (
        <MonthGrid
          month={monthKey(year, month)}
          onMonthChange={(page) => change({ field: 'page', page })}
          value={exactDay(date)}
          onChange={(day) => change({ field: 'day', day })}
          labels={{
            previous: formatMessage({ id: 'shell.picker.previousMonth' }),
            next: formatMessage({ id: 'shell.picker.nextMonth' }),
          }}
          min={today}
          isMarked={(day) => weekDay === null && isPopularDay(day)}
          isPossible={(day) => fitsWeekDay(day, weekDay)}
          {...invalidProps(props)}
        />
      )}
      <PanelFault {...props} />
      <Inline gap={4} justify="space-between">
        <UndecidedBox tab="day" date={date} change={change} />
        {year === null ? null : <PopularKey />}
      </Inline>
      {props.hasWeekDays ? <WeekDays {...props} /> : null}
    </Stack>
  );
};
