import type { DatePickerDate } from '@posy/shared-contracts/entities';
import { emptyDate } from '@posy/shared-contracts/forms';
import { representativeDay } from '@posy/shared-contracts/rules';

/** Number of further years to choose from. */
const yearsAhead = 5;

/** The calendar day of an instant in a zone, yyyy-MM-dd. */
export const dayIn = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** Returns this year and the next five, with an earlier choice if it is none of them. */
export const offeredYears = (today: string, chosen: number | null): number[] => {
  const first = Number(today.slice(0, 4));
  const years = Array.from({ length: yearsAhead + 1 }, (_, index) => first + index);
  return chosen === null || years.includes(chosen) ? years : [chosen, ...years].sort((a, b) => a - b);
};

/** yyyy-MM of a month that counts from 1. */
export const monthKey = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** Returns true when the month has passed. */
export const isMonthOver = (year: number | null, month: number, today: string): boolean =>
  year !== null && monthKey(year, month) < today.slice(0, 7);

/** Returns true when the day that represents the season has passed. */
export const isSeasonOver = (
  year: number | null,
  season: NonNullable<DatePickerDate['season']>,
  today: string,
): boolean => (representativeDay({ ...emptyDate, year, season }) ?? today) < today;

const weekDayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The most requested ones: Saturdays, and the months of summer. */
export const isPopularDay = (day: string): boolean => weekDayOf(day) === 6;
export const isPopularMonth = (month: number): boolean => month >= 6 && month <= 8;

const daysOfChoice: Record<NonNullable<DatePickerDate['weekDay']>, readonly number[]> = {
  sunday: [0],
  monday: [1],
  tuesday: [2],
  wednesday: [3],
  thursday: [4],
  friday: [5],
  saturday: [6],
  midweek: [1, 2, 3, 4],
};

/** Returns true when a chosen weekday includes this day. */
export const fitsWeekDay = (day: string, weekDay: DatePickerDate['weekDay']): boolean =>
  weekDay !== null && daysOfChoice[weekDay].includes(weekDayOf(day));
