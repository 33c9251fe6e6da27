import type { DatePickerDate } from '#entities/plan/date-picker';
import { type Wedding, weddingDay } from '#entities/plan/wedding';

const dayMs = 24 * 60 * 60 * 1000;
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The chosen day, yyyy-MM-dd; null unless year, month and day are chosen and the calendar has that day. */
export const exactDay = ({ year, month, day }: DatePickerDate): string | null => {
  if (year === null || month === null || day === null) return null;
  const time = Date.UTC(year, month - 1, day);
  return new Date(time).getUTCMonth() === month - 1 ? isoDay(time) : null;
};

/** Numbers of weekdays, as `getUTCDay` counts; Saturday, the most popular, is the default. */
const weekDayNumber: Record<NonNullable<DatePickerDate['weekDay']>, number> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  midweek: 4,
};

const firstOfMonth = (year: number, month: number, weekDay: DatePickerDate['weekDay']): string => {
  const first = Date.UTC(year, month - 1, 1);
  const ahead = (weekDayNumber[weekDay ?? 'saturday'] - new Date(first).getUTCDay() + 7) % 7;
  return isoDay(first + ahead * dayMs);
};

/** Months after January of the chosen year. Winter begins in December: its middle lies in the next year. */
const middleOfSeason = { spring: 4, summer: 7, autumn: 10, winter: 13 } as const;

/**
 * Returns a day that represents a choice, yyyy-MM-dd: the day itself; the first chosen weekday (or Saturday) of a
 * month; the first Saturday of a season's middle month. Null for a year alone, or no year.
 */
export const representativeDay = (choice: DatePickerDate): string | null => {
  if (choice.year === null) return null;
  const exact = exactDay(choice);
  if (exact !== null) return exact;
  if (choice.month !== null) return firstOfMonth(choice.year, choice.month, choice.weekDay);
  if (choice.season === null) return null;
  const month = middleOfSeason[choice.season];
  return month > 12 ? firstOfMonth(choice.year + 1, month - 12, null) : firstOfMonth(choice.year, month, null);
};

/** Returns the day that lists are planned for: the wedding's own, or one that represents the couple's choice. */
export const planningDay = (wedding: Pick<Wedding, 'date' | 'weddingDate' | 'dateChoice'>): string | null =>
  weddingDay(wedding) ?? (wedding.dateChoice == null ? null : representativeDay(wedding.dateChoice));

/** Returns true while a wedding is to come: its day, or the time that its couple chose, is after a day (yyyy-MM-dd). */
export const isToCome = (wedding: Pick<Wedding, 'date' | 'weddingDate' | 'dateChoice'>, today: string): boolean => {
  const day = planningDay(wedding);
  if (day !== null) return day > today;
  const year = wedding.dateChoice?.year ?? null;
  return year !== null && String(year) > today.slice(0, 4);
};
