import { DateTime } from 'luxon';

const isoDay = (day: DateTime): string => day.toFormat('yyyy-MM-dd');

/** The day that `now` (milliseconds) falls on in a zone, yyyy-MM-dd. */
export const isoToday = (now: number, zone: string): string => isoDay(DateTime.fromMillis(now, { zone }));

/** Until when tasks are put off with one press. */
export const snoozes = ['week', 'next-month'] as const;
export type Snooze = (typeof snoozes)[number];

/** The day until which a task is put off, from a day on (both yyyy-MM-dd): seven days, or the first of next month. */
export const snoozedUntil = (snooze: Snooze, today: string): string => {
  const day = DateTime.fromISO(today, { zone: 'utc' });
  return isoDay(snooze === 'week' ? day.plus({ days: 7 }) : day.plus({ months: 1 }).startOf('month'));
};
