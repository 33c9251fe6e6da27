import type { DatePickerDate } from '../entities/plan/date-picker';
import type { FormMessageId } from './form-messages';

export const datePickerTabs = ['year', 'month', 'day'] as const;
export type DatePickerTab = (typeof datePickerTabs)[number];

/** A fault that blocks leaving a tab; `field` fills the generic message. */
export interface DatePickerFault {
  id: Extract<
    FormMessageId,
    'form.field-required' | 'form.month-or-season-required' | 'form.day-or-weekday-required' | 'form.month-first'
  >;
  field: DatePickerTab | null;
}

/** Alternatives that the picker offers beside month and day. */
export interface DatePickerShows {
  seasons: boolean;
  weekDays: boolean;
}

const generic = (field: DatePickerTab): DatePickerFault => ({ id: 'form.field-required', field });

const yearFault = (date: DatePickerDate): DatePickerFault | null =>
  date.year === null && !date.yearUndecided ? generic('year') : null;

const monthFault = (date: DatePickerDate, shows: DatePickerShows): DatePickerFault | null => {
  if (date.month !== null || date.monthUndecided || (shows.seasons && date.season !== null)) return null;
  return shows.seasons ? { id: 'form.month-or-season-required', field: null } : generic('month');
};

const dayFault = (date: DatePickerDate, shows: DatePickerShows): DatePickerFault | null => {
  if (date.month === null) return { id: 'form.month-first', field: null };
  if (date.day !== null || date.dayUndecided || (shows.weekDays && date.weekDay !== null)) return null;
  return shows.weekDays ? { id: 'form.day-or-weekday-required', field: null } : generic('day');
};

/** Checks what one tab of the picker asks for; null when it is answered. Source: S5-date-picker. */
export const datePickerFault = (
  tab: DatePickerTab,
  date: DatePickerDate,
  shows: DatePickerShows,
): DatePickerFault | null =>
  tab === 'year' ? yearFault(date) : tab === 'month' ? monthFault(date, shows) : dayFault(date, shows);

/** The empty choice. */
export const emptyDate: DatePickerDate = {
  year: null,
  month: null,
  day: null,
  season: null,
  weekDay: null,
  yearUndecided: false,
  monthUndecided: false,
  dayUndecided: false,
};

/** A new year resets month and day, whatever their values. Source: S4-date-picker. */
export const withYear = (date: DatePickerDate, year: number | null): DatePickerDate =>
  year === date.year ? date : { ...emptyDate, year };

/** The first tab that lacks its answer, with what it lacks; null when the date is whole. A day is asked for once there is a month. */
export const firstDatePickerFault = (
  date: DatePickerDate,
  shows: DatePickerShows,
): (DatePickerFault & { tab: DatePickerTab }) | null => {
  for (const tab of datePickerTabs) {
    const fault = tab === 'day' && date.month === null ? null : datePickerFault(tab, date, shows);
    if (fault !== null) return { ...fault, tab };
  }
  return null;
};
