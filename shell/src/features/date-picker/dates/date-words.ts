import type { DatePickerDate } from '@posy/shared-contracts/entities';
import { exactDay } from '@posy/shared-contracts/rules';
import type { IntlShape } from 'react-intl';

const utc = { timeZone: 'UTC' } as const;

/** A month's name; months count from 1. */
export const monthName = (intl: IntlShape, month: number, length: 'long' | 'short' = 'long'): string =>
  intl.formatDate(Date.UTC(2024, month - 1, 1), { month: length, ...utc });

/** Days of January 2024, which begins on a Monday. */
const januaryDay = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 } as const;

/** Returns the name of a weekday, or of the days of a looser answer. */
export const weekDayName = (intl: IntlShape, weekDay: NonNullable<DatePickerDate['weekDay']>): string =>
  weekDay === 'midweek'
    ? intl.formatMessage({ id: 'shell.picker.weekDay.midweek' })
    : intl.formatDate(Date.UTC(2024, 0, januaryDay[weekDay]), { weekday: 'long', ...utc });

/** Describes the day for its tab, such as "Saturday 11"; null while no day or weekday is chosen. */
export const dayWords = (intl: IntlShape, date: DatePickerDate): string | null => {
  const day = exactDay(date);
  if (day !== null) return intl.formatDate(`${day}T00:00:00Z`, { weekday: 'long', day: 'numeric', ...utc });
  if (date.weekDay === null) return null;
  const weekDay = weekDayName(intl, date.weekDay);
  return date.weekDay === 'midweek' ? weekDay : intl.formatMessage({ id: 'shell.picker.aWeekDay' }, { weekDay });
};

const monthWords = (intl: IntlShape, { year, month, weekDay }: DatePickerDate & { month: number }): string => {
  const named =
    year === null
      ? monthName(intl, month)
      : intl.formatDate(Date.UTC(year, month - 1, 1), { month: 'long', year: 'numeric', ...utc });
  if (weekDay === null) return named;
  return intl.formatMessage(
    { id: 'shell.picker.words.weekDay' },
    { weekDay: weekDayName(intl, weekDay), month: named },
  );
};

const looseWords = (intl: IntlShape, date: DatePickerDate): string | null => {
  const { year, month, season } = date;
  if (month !== null) return monthWords(intl, { ...date, month });
  if (season === null) return year === null ? null : String(year);
  const name = intl.formatMessage({ id: `shell.picker.season.${season}` });
  return year === null ? name : intl.formatMessage({ id: 'shell.picker.words.season' }, { season: name, year });
};

/** Describes the whole choice: "Saturday 11 September 2027", "Autumn 2027", "Not decided yet". */
export const dateWords = (intl: IntlShape, date: DatePickerDate): string => {
  const day = exactDay(date);
  if (day !== null) return intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'full', ...utc });
  const when = looseWords(intl, date);
  if (when === null) return intl.formatMessage({ id: 'shell.picker.words.none' });
  return date.year === null ? intl.formatMessage({ id: 'shell.picker.words.someYear' }, { when }) : when;
};
