import { type ClosedDays } from '@posy/shared-contracts/entities';

const dayMs = 86_400_000;

/** Returns a day's weekday, 1 to 7 from Monday on. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Returns a day's month, 1 to 12. */
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** Returns the closed days among the next ones, `from` included, ascending. */
export const closedDaysFrom = (closed: ClosedDays | undefined, from: string, days: number): string[] => {
  if (closed === undefined || closed.weekdays.length + closed.months.length === 0) return [];
  const first = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: days }, (_none, at) => new Date(first + at * dayMs).toISOString().slice(0, 10)).filter(
    (day) => closed.weekdays.includes(weekdayOf(day)) || closed.months.includes(monthOf(day)),
  );
};
