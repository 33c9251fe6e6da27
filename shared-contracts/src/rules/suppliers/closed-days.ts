import type { ClosedDays } from '#entities';

const dayMs = 86_400_000;
/** Three years: as far as a supplier's calendar is shown. */
const daysAhead = 1100;

/** Returns the weekday of a day, yyyy-MM-dd, 1 to 7 from Monday on. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Returns the month of a day, yyyy-MM-dd, 1 to 12. */
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** Returns true when a supplier's rules close a day, yyyy-MM-dd. */
export const isClosedOn = (closed: ClosedDays | undefined, day: string): boolean =>
  closed !== undefined && (closed.weekdays.includes(weekdayOf(day)) || closed.months.includes(monthOf(day)));

/** Returns the closed days among the next ones, `from` (yyyy-MM-dd) included, ascending. */
export const closedDaysFrom = (closed: ClosedDays | undefined, from: string, days: number = daysAhead): string[] => {
  if (closed === undefined || closed.weekdays.length + closed.months.length === 0) return [];
  const first = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: days }, (_none, at) => new Date(first + at * dayMs).toISOString().slice(0, 10)).filter(
    (day) => isClosedOn(closed, day),
  );
};
