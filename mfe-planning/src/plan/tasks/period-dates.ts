import { type Period, periods } from '@posy/shared-contracts/entities';
import { periodBounds } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';

/** The days of a period; null for an open end. */
export interface PeriodDates {
  from: DateTime | null;
  to: DateTime | null;
  /** Periods of months are given in months; the last weeks need days. */
  unit: 'month' | 'day';
}

/** The days of a period for a wedding on `date` (yyyy-MM-dd). */
export const periodDates = (period: Period, date: string, zone: string): PeriodDates => {
  const day = DateTime.fromISO(date, { zone });
  const { from, to } = periodBounds[period];
  const unit = periods.indexOf(period) < periods.indexOf('1-month') ? 'month' : 'day';
  return { from: from === null ? null : day.minus(from), to: to === null ? null : day.minus(to), unit };
};

/** Returns true when the best time for a period's tasks has passed. */
export const isPast = (period: Period, date: string, now: number, zone: string): boolean =>
  periods.indexOf(period) < periods.indexOf(currentPeriod(date, now, zone));

/** Returns the period of `now` (milliseconds), counted from its start to the start of the next. */
export const currentPeriod = (date: string, now: number, zone: string): Period => {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const started = periods.filter((period) => {
    const { from } = periodDates(period, date, zone);
    return from === null || from <= today;
  });
  return started.at(-1) ?? '12-plus';
};
