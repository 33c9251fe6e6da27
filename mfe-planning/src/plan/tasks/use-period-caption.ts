import { useHost } from '@posy/remote-kit';
import type { Period } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';
import { useIntl } from 'react-intl';
import { periodDates } from './period-dates';

const isAhead = (date: string, now: DateTime, zone: string): boolean => DateTime.fromISO(date, { zone }) >= now;

/**
 * Describes the time of a period: "December to February", "to November" once it has begun. When its time has passed the
 * remaining tasks come first: a short engagement is planned anew and is never behind.
 */
export const usePeriodCaption = (period: Period, date: string | null, zone: string): string | null => {
  const intl = useIntl();
  const { clock } = useHost();
  if (date === null) return null;
  const now = DateTime.fromMillis(clock.now(), { zone }).startOf('day');
  const { from, to, unit } = periodDates(period, date, zone);
  const words = (day: DateTime): string => {
    const year = day.diff(now, 'months').months > 11 ? ({ year: 'numeric' } as const) : {};
    return unit === 'month'
      ? intl.formatDate(day.toJSDate(), { month: 'long', ...year })
      : intl.formatDate(day.toJSDate(), { day: 'numeric', month: 'long', ...year });
  };
  if (to === null)
    return from === null ? null : intl.formatMessage({ id: 'planning.checklist.from' }, { from: words(from) });
  if (to < now) return isAhead(date, now, zone) ? intl.formatMessage({ id: 'planning.checklist.first' }) : null;
  const last = words(to);
  if (from === null || from < now) return intl.formatMessage({ id: 'planning.checklist.until' }, { to: last });
  const first = words(from);
  if (first === last) return last;
  return intl.formatMessage({ id: 'planning.checklist.range' }, { from: first, to: last });
};
