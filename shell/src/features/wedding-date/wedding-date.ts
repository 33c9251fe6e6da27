/** The three tabs of the date picker. Source: section 4, "Date picker". */
export type DateTab = 'year' | 'month' | 'day';

/** What is chosen so far. `month` is 1 to 12, `day` 1 to 31. */
export interface DateChoice {
  year: number | null;
  month: number | null;
  day: number | null;
}
export interface DatePickerState {
  tab: DateTab;
  choice: DateChoice;
  /** The tab whose answer is missing, and why, as a message id. */
  fault: DateFault | null;
}
export type DateFault =
  'shell.date.monthFirst' | 'shell.date.chooseYear' | 'shell.date.chooseMonth' | 'shell.date.chooseDay';
export type DateEvent =
  | { type: 'tab'; tab: DateTab }
  | { type: 'year'; year: number }
  | { type: 'month'; month: number }
  | { type: 'day'; date: string }
  /** Another month's page, yyyy-MM. */
  | { type: 'page'; month: string }
  /** On to the next tab, or to what is missing. */
  | { type: 'next' }
  | { type: 'submit' };

const partsOf = (date: string): number[] => date.split('-').map(Number);

/** A picker that starts from a date, yyyy-MM-dd, or from nothing. */
export const startDatePicker = (date: string | null): DatePickerState => {
  if (date === null) return { tab: 'year', choice: { year: null, month: null, day: null }, fault: null };
  const [year = null, month = null, day = null] = partsOf(date);
  return { tab: 'day', choice: { year, month, day }, fault: null };
};

const missing = ({ year, month, day }: DateChoice): { tab: DateTab; fault: DateFault } | null => {
  if (year === null) return { tab: 'year', fault: 'shell.date.chooseYear' };
  if (month === null) return { tab: 'month', fault: 'shell.date.chooseMonth' };
  return day === null ? { tab: 'day', fault: 'shell.date.chooseDay' } : null;
};

/** Changing the year resets month and day; the day tab needs a month first. Source: S4-datepicker. */
export const nextDatePicker = (state: DatePickerState, event: DateEvent): DatePickerState => {
  const { choice } = state;
  switch (event.type) {
    case 'tab':
      return event.tab === 'day' && choice.month === null
        ? { ...state, tab: 'month', fault: 'shell.date.monthFirst' }
        : { ...state, tab: event.tab, fault: null };
    case 'year':
      return event.year === choice.year
        ? { ...state, fault: null }
        : { ...state, choice: { year: event.year, month: null, day: null }, fault: null };
    case 'month': {
      const day = event.month === choice.month ? choice.day : null;
      return { ...state, choice: { ...choice, month: event.month, day }, fault: null };
    }
    case 'day': {
      const [year = null, month = null, day = null] = partsOf(event.date);
      return { ...state, choice: { year, month, day }, fault: null };
    }
    case 'page': {
      const [year = null, month = null] = partsOf(event.month);
      return { ...state, choice: { year, month, day: null }, fault: null };
    }
    case 'next': {
      const gap = missing(choice);
      if (gap !== null && gap.tab === state.tab) return { ...state, fault: gap.fault };
      return { ...state, tab: state.tab === 'year' ? 'month' : 'day', fault: null };
    }
    case 'submit':
      return { ...state, ...(missing(choice) ?? { fault: null }) };
  }
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The chosen date, yyyy-MM-dd, or null while a part is missing. */
export const chosenDate = ({ year, month, day }: DateChoice): string | null =>
  year === null || month === null || day === null ? null : `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** Years that are offered: this one and five more. */
export const offeredYears = (today: string): number[] => {
  const first = Number(today.slice(0, 4));
  return Array.from({ length: 6 }, (_, index) => first + index);
};
