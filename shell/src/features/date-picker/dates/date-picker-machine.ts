import type { DatePickerDate } from '@posy/shared-contracts/entities';
import {
  type DatePickerFault,
  datePickerFault,
  type DatePickerShows,
  type DatePickerTab,
  emptyDate,
  firstDatePickerFault,
  withYear,
} from '@posy/shared-contracts/forms';

/** One answer, or that it is undecided. */
export type DateChange =
  | { field: 'year'; year: number }
  | { field: 'month'; month: number }
  | { field: 'season'; season: NonNullable<DatePickerDate['season']> }
  /** A day of the calendar, yyyy-MM-dd. */
  | { field: 'day'; day: string }
  /** Another page of the calendar, yyyy-MM. */
  | { field: 'page'; page: string }
  | { field: 'weekDay'; weekDay: DatePickerDate['weekDay'] }
  | { field: 'undecided'; tab: DatePickerTab; isUndecided: boolean };

/** Source: S4-date-picker. */
export type DatePickerEvent =
  | { type: 'start-edit' }
  | { type: 'cancel' }
  | { type: 'tab-change'; tab: DatePickerTab }
  | { type: 'value-change'; change: DateChange }
  /** Goes to the next tab, or to the missing answer of this one. */
  | { type: 'next' }
  /** Saves the date, or goes to its missing answer. */
  | { type: 'confirm' };

export interface EditingDate {
  status: 'editing';
  /** The date before the edit, restored by a cancel. */
  saved: DatePickerDate;
  date: DatePickerDate;
  tab: DatePickerTab;
  fault: (DatePickerFault & { tab: DatePickerTab }) | null;
}
export type DatePickerState = { status: 'closed'; saved: DatePickerDate } | EditingDate;

const numbersOf = (date: string): number[] => date.split('-').map(Number);

const withMonth = (date: DatePickerDate, month: number): DatePickerDate => {
  const isSame = month === date.month;
  return { ...date, month, season: null, day: isSame ? date.day : null, monthUndecided: false, dayUndecided: false };
};

const withUndecided = (date: DatePickerDate, tab: DatePickerTab, isUndecided: boolean): DatePickerDate => {
  if (tab === 'day')
    return { ...date, dayUndecided: isUndecided, ...(isUndecided ? { day: null, weekDay: null } : {}) };
  if (!isUndecided)
    return tab === 'year' ? { ...date, yearUndecided: false } : { ...date, monthUndecided: false, dayUndecided: false };
  const open = { ...emptyDate, monthUndecided: true, dayUndecided: true };
  return tab === 'year'
    ? { ...open, yearUndecided: true }
    : { ...date, ...open, year: date.year, yearUndecided: date.yearUndecided };
};

/**
 * Returns the date after one answer. Answers that lose their meaning are cleared: another year clears month and day.
 */
export const withChange = (date: DatePickerDate, change: DateChange): DatePickerDate => {
  switch (change.field) {
    case 'year':
      return { ...withYear(date, change.year), yearUndecided: false };
    case 'month':
      return withMonth(date, change.month);
    case 'season':
      return { ...emptyDate, year: date.year, yearUndecided: date.yearUndecided, season: change.season };
    case 'day': {
      const [year = null, month = null, day = null] = numbersOf(change.day);
      return { ...emptyDate, year, month, day };
    }
    case 'page': {
      const [year = 0, month = 1] = numbersOf(change.page);
      return { ...withMonth({ ...date, day: null }, month), year, yearUndecided: false };
    }
    case 'weekDay':
      return { ...date, weekDay: change.weekDay, day: null, dayUndecided: false };
    case 'undecided':
      return withUndecided(date, change.tab, change.isUndecided);
  }
};

/** The first tab of an edit: the first without an answer, otherwise the finest answer. */
const firstTab = (date: DatePickerDate, shows: DatePickerShows): DatePickerTab =>
  firstDatePickerFault(date, shows)?.tab ?? (date.yearUndecided ? 'year' : date.month === null ? 'month' : 'day');

/** Returns an edit that begins with a date. */
export const editingOf = (saved: DatePickerDate, shows: DatePickerShows): EditingDate => ({
  status: 'editing',
  saved,
  date: saved,
  tab: firstTab(saved, shows),
  fault: null,
});

const toTab = (state: EditingDate, tab: DatePickerTab): EditingDate =>
  tab === 'day' && state.date.month === null
    ? { ...state, tab: 'month', fault: { id: 'form.month-first', field: null, tab: 'month' } }
    : { ...state, tab, fault: null };

const toNext = (state: EditingDate, shows: DatePickerShows): EditingDate => {
  const fault = datePickerFault(state.tab, state.date, shows);
  if (fault !== null) return { ...state, fault: { ...fault, tab: state.tab } };
  return toTab(state, state.tab === 'year' ? 'month' : 'day');
};

/** Returns the picker after an event. Events that do not fit the state change nothing. */
export const nextDatePicker =
  (shows: DatePickerShows) =>
  (state: DatePickerState, event: DatePickerEvent): DatePickerState => {
    if (state.status === 'closed') return event.type === 'start-edit' ? editingOf(state.saved, shows) : state;
    switch (event.type) {
      case 'start-edit':
        return state;
      case 'cancel':
        return { status: 'closed', saved: state.saved };
      case 'tab-change':
        return toTab(state, event.tab);
      case 'value-change':
        return { ...state, date: withChange(state.date, event.change), fault: null };
      case 'next':
        return toNext(state, shows);
      case 'confirm': {
        const fault = firstDatePickerFault(state.date, shows);
        return fault === null ? { status: 'closed', saved: state.date } : { ...state, tab: fault.tab, fault };
      }
    }
  };

/** The action of the picker's main button: go to a tab, or save a date, a season, or an open choice. */
export type DatePickerStep = 'month' | 'day' | 'save-date' | 'save-season' | 'save-open';

export const stepOf = ({ tab, date }: EditingDate): DatePickerStep => {
  if (tab === 'day') return 'save-date';
  if (date.yearUndecided && date.month === null && date.season === null && (tab === 'year' || date.monthUndecided))
    return 'save-open';
  if (tab === 'year') return 'month';
  if (date.season !== null) return 'save-season';
  return date.monthUndecided ? 'save-open' : 'day';
};
