import type { ClosedDays } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';

/** Returns true when a supplier's rules close a day, yyyy-MM-dd. */
export const isClosedOn = (closed: ClosedDays | undefined, day: string): boolean => {
  if (closed === undefined) return false;
  const { weekday, month } = DateTime.fromISO(day, { zone: 'utc' });
  return closed.weekdays.includes(weekday) || closed.months.includes(month);
};
