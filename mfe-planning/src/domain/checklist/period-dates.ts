import { periods, type Period } from '@posy/shared-contracts/entities';
import { DateTime, type DurationLike } from 'luxon';

/** Where a period starts and ends, counted back from the wedding's date; `after` counts on. */
const bounds: Record<Period, { from: DurationLike | null; to: DurationLike | null }> = {
  '12-plus': { from: null, to: { months: 12 } },
  '10-12': { from: { months: 12 }, to: { months: 10 } },
  '7-9': { from: { months: 9 }, to: { months: 7 } },
  '4-6': { from: { months: 6 }, to: { months: 4 } },
  '2-3': { from: { months: 3 }, to: { months: 2 } },
  '1-month': { from: { months: 1 }, to: { days: 15 } },
  '2-weeks': { from: { days: 14 }, to: { days: 8 } },
  'final-week': { from: { days: 7 }, to: { days: 1 } },
  'the-day': { from: { days: 0 }, to: { days: 0 } },
  after: { from: { days: -1 }, to: null },
};

/** The days of a period; null where it is open. */
export interface PeriodDates {
  from: DateTime | null;
  to: DateTime | null;
  /** Months say enough for periods of months; the last weeks need days. */
  unit: 'month' | 'day';
}

/** The days of a period for a wedding on `date` (yyyy-MM-dd). */
export const periodDates = (period: Period, date: string, zone: string): PeriodDates => {
  const day = DateTime.fromISO(date, { zone });
  const { from, to } = bounds[period];
  const unit = periods.indexOf(period) < periods.indexOf('1-month') ? 'month' : 'day';
  return { from: from === null ? null : day.minus(from), to: to === null ? null : day.minus(to), unit };
};

/** The period that `now` (milliseconds) falls in, counted from its start to the start of the next. */
export const currentPeriod = (date: string, now: number, zone: string): Period => {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const started = periods.filter((period) => {
    const { from } = periodDates(period, date, zone);
    return from === null || from <= today;
  });
  return started.at(-1) ?? '12-plus';
};
