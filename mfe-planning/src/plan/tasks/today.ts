import { DateTime } from 'luxon';

const isoDay = (day: DateTime): string => day.toFormat('yyyy-MM-dd');

/** Returns the day of `now` (milliseconds) in a zone, yyyy-MM-dd. */
export const isoToday = (now: number, zone: string): string => isoDay(DateTime.fromMillis(now, { zone }));

/** The choices to snooze a task. */
export const snoozes = ['week', 'next-month'] as const;
export type Snooze = (typeof snoozes)[number];

/**
 * Returns the day until which a task is snoozed, counted from a day (both yyyy-MM-dd): seven days later, or the first
 * of the next month.
 */
export const snoozedUntil = (snooze: Snooze, today: string): string => {
  const day = DateTime.fromISO(today, { zone: 'utc' });
  return isoDay(snooze === 'week' ? day.plus({ days: 7 }) : day.plus({ months: 1 }).startOf('month'));
};
