import { useHost, useLocaleInfo } from '@posy/remote-kit';
import {
  datePickerFault,
  type DatePickerShows,
  type DatePickerTab,
  datePickerTabs,
} from '@posy/shared-contracts/forms';
import { type TabItem, Tabs } from '@posy/shared-ui/forms';
import { type Dispatch, useId, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { DateChange, DatePickerEvent, EditingDate } from './dates/date-picker-machine';
import { dayWords, monthName } from './dates/date-words';
import { dayIn } from './dates/offered-dates';
import { DayPanel } from './panels/day-panel';
import { MonthPanel } from './panels/month-panel';
import { YearPanel } from './panels/year-panel';

const answerOf = (intl: IntlShape, tab: DatePickerTab, { date }: EditingDate): string => {
  const isOpen = { year: date.yearUndecided, month: date.monthUndecided, day: date.dayUndecided }[tab];
  if (isOpen) return intl.formatMessage({ id: 'shell.picker.open' });
  const season = date.season === null ? null : intl.formatMessage({ id: `shell.picker.season.${date.season}` });
  const answer = {
    year: date.year === null ? null : String(date.year),
    month: date.month === null ? season : monthName(intl, date.month),
    day: dayWords(intl, date),
  }[tab];
  return answer ?? intl.formatMessage({ id: 'shell.picker.notYet' });
};

/** A tab with its answer. A tab whose answer is required shows that it is missing. */
const tabItem = (intl: IntlShape, tab: DatePickerTab, state: EditingDate, shows: DatePickerShows): TabItem => {
  const isMissing = state.fault?.tab === tab && datePickerFault(tab, state.date, shows) !== null;
  return {
    value: tab,
    label: intl.formatMessage({ id: `shell.picker.${tab}` }),
    note: isMissing ? intl.formatMessage({ id: 'shell.picker.missing' }) : answerOf(intl, tab, state),
    isMissing,
    isUnavailable: tab === 'day' && state.date.month === null,
  };
};

export interface DatePickerProps {
  state: EditingDate;
  dispatch: Dispatch<DatePickerEvent>;
  shows: DatePickerShows;
}

/** A pointer's choice of year or month opens the next tab; by keyboard, arrows choose and a button continues. */
const opensNextTab = (change: DateChange): boolean => change.field === 'year' || change.field === 'month';

/** Year, month and day, each tab with its answer. Source: S4-date-picker. */
export const DatePicker = ({ state, dispatch, shows }: DatePickerProps) => {
  const intl = useIntl();
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const byPointer = useRef(false);
  const faultId = useId();
  const change = (value: DateChange): void => {
    dispatch({ type: 'value-change', change: value });
    if (byPointer.current && opensNextTab(value)) dispatch({ type: 'next' });
  };
  const panel = {
    date: state.date,
    today: dayIn(clock.now(), timeZone),
    change,
    fault: state.fault?.tab === state.tab ? state.fault : null,
    faultId,
  };
  return (
    <div onPointerDown={() => (byPointer.current = true)} onKeyDown={() => (byPointer.current = false)}>
      <Tabs
        label={intl.formatMessage({ id: 'shell.picker.label' })}
        value={state.tab}
        onChange={(value) => {
          const tab = datePickerTabs.find((candidate) => candidate === value);
          if (tab !== undefined) dispatch({ type: 'tab-change', tab });
        }}
        items={datePickerTabs.map((tab) => tabItem(intl, tab, state, shows))}
        isWide
      >
        {state.tab === 'year' ? <YearPanel {...panel} /> : null}
        {state.tab === 'month' ? <MonthPanel {...panel} hasSeasons={shows.seasons} /> : null}
        {state.tab === 'day' ? <DayPanel {...panel} hasWeekDays={shows.weekDays} /> : null}
      </Tabs>
    </div>
  );
};
