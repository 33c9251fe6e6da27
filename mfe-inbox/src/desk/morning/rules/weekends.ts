import type { BusyDay } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';

const friday = 5;
const daysToSunday = 2;

/** From Friday to Sunday, yyyy-MM-dd, with its held or busy days. */
export interface Weekend {
  from: string;
  to: string;
  days: BusyDay[];
}

/** A hold counts until its last day, inclusive. */
const stands = ({ day, state, until }: BusyDay, today: string): boolean =>
  day >= today && (state === 'busy' || (state === 'held' && (until === null || until >= today)));

/** Returns the coming weekends with held or busy days, the next one first. */
export const takenWeekends = (days: readonly BusyDay[], today: string): Weekend[] => {
  const weekends = new Map<string, Weekend>();
  for (const one of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const date = DateTime.fromISO(one.day, { zone: 'utc' });
    if (date.weekday < friday || !stands(one, today)) continue;
    const start = date.minus({ days: date.weekday - friday });
    const from = start.toISODate() ?? one.day;
    const to = start.plus({ days: daysToSunday }).toISODate() ?? one.day;
    weekends.set(from, { from, to, days: [...(weekends.get(from)?.days ?? []), one] });
  }
  return [...weekends.values()];
};
