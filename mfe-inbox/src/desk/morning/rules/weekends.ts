import { DateTime } from 'luxon';
import type { Day } from '#talk/days/taken-days';

const friday = 5;
const places = [0, 1, 2];

/** A day of a weekend; `over` lies before today. */
export interface WeekendDay {
  day: string;
  state: 'busy' | 'held' | 'free' | 'closed' | 'over';
  until: string | null;
}

/** From Friday to Sunday, yyyy-MM-dd. */
export interface Weekend {
  from: string;
  to: string;
  days: WeekendDay[];
}

const stateOf = (day: string, entry: Day | undefined, today: string): WeekendDay['state'] => {
  if (day < today) return 'over';
  if (entry === undefined) return 'free';
  if (entry.isClosed === true) return 'closed';
  // A hold counts until its last day, inclusive.
  return entry.state === 'held' && entry.until !== null && entry.until < today ? 'free' : entry.state;
};

const isTaken = ({ state }: WeekendDay): boolean => state === 'busy' || state === 'held';

/** Returns the Friday of the weekend that a day belongs to; null for other days. */
const fridayOf = (day: string): string | null => {
  const date = DateTime.fromISO(day, { zone: 'utc' });
  return date.weekday < friday ? null : date.minus({ days: date.weekday - friday }).toISODate();
};

/** Returns the coming weekends with held or busy days, the next one first, each with its three days. */
export const takenWeekends = (days: readonly Day[], today: string): Weekend[] => {
  const entries = new Map(days.map((one) => [one.day, one]));
  const fridays = new Set(days.flatMap(({ day }) => fridayOf(day) ?? []));
  return [...fridays].toSorted().flatMap((from) => {
    const start = DateTime.fromISO(from, { zone: 'utc' });
    const three = places.map((days): WeekendDay => {
      const day = start.plus({ days }).toISODate() ?? from;
      const entry = entries.get(day);
      return { day, state: stateOf(day, entry, today), until: entry?.until ?? null };
    });
    return three.some(isTaken) ? [{ from, to: three.at(-1)?.day ?? from, days: three }] : [];
  });
};
