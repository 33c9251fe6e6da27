import { type Conversation, conversationState } from '@posy/shared-contracts/entities';
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
  /** Number of couples that talk about one of its days that is not taken. */
  asking: number;
}

const stateOf = (day: string, entry: Day | undefined, today: string): WeekendDay['state'] => {
  if (day < today) return 'over';
  if (entry === undefined) return 'free';
  if (entry.isClosed === true) return 'closed';
  // A hold counts until its last day, inclusive.
  return entry.state === 'held' && entry.until !== null && entry.until < today ? 'free' : entry.state;
};

/** Months of the season: most weddings are on their Saturdays. */
const season = { first: 5, last: 10 };

/** The coming Saturdays of a season, counted by their state; closed ones do not count. */
export interface Season {
  year: number;
  busy: number;
  held: number;
  free: number;
}

const saturday = 6;
const saturdayFrom = (day: DateTime): DateTime => day.plus({ days: (saturday + 7 - day.weekday) % 7 });

/** Counts the Saturdays from May to October that are still to come: of this year, or of the next after the last one. */
export const seasonOf = (days: readonly Day[], today: string): Season => {
  const next = saturdayFrom(DateTime.fromISO(today, { zone: 'utc' }));
  const year = next.month > season.last ? next.year + 1 : next.year;
  const start = DateTime.max(next, saturdayFrom(DateTime.utc(year, season.first, 1)));
  const end = DateTime.utc(year, season.last, 1).endOf('month');
  const entries = new Map(days.map((one) => [one.day, one]));
  const counts = { busy: 0, held: 0, free: 0, closed: 0, over: 0 };
  for (let day = start; day <= end; day = day.plus({ weeks: 1 })) {
    const iso = day.toISODate() ?? today;
    counts[stateOf(iso, entries.get(iso), today)] += 1;
  }
  return { year, busy: counts.busy, held: counts.held, free: counts.free };
};

const isTaken = ({ state }: WeekendDay): boolean => state === 'busy' || state === 'held';

/** Returns the Friday of the weekend that a day belongs to; null for other days. */
const fridayOf = (day: string): string | null => {
  const date = DateTime.fromISO(day, { zone: 'utc' });
  return date.weekday < friday ? null : date.minus({ days: date.weekday - friday }).toISODate();
};

type AskedDay = Pick<Conversation, 'weddingDate' | 'closedAt' | 'closedReason' | 'closedBy'>;

/** Returns the days of the couples whose conversations are open. */
const askedDays = (conversations: readonly AskedDay[]): string[] =>
  conversations.flatMap((one) =>
    one.weddingDate === null || conversationState(one).state === 'closed' ? [] : [one.weddingDate],
  );

/**
 * Returns the coming weekends with held or busy days, or couples that ask for one, the next one first, each with its
 * three days.
 */
export const takenWeekends = (
  days: readonly Day[],
  today: string,
  conversations: readonly AskedDay[] = [],
): Weekend[] => {
  const asked = askedDays(conversations).filter((day) => day >= today);
  const entries = new Map(days.map((one) => [one.day, one]));
  const fridays = new Set([...days.map(({ day }) => day), ...asked].flatMap((day) => fridayOf(day) ?? []));
  return [...fridays].toSorted().flatMap((from) => {
    const start = DateTime.fromISO(from, { zone: 'utc' });
    const three = places.map((days): WeekendDay => {
      const day = start.plus({ days }).toISODate() ?? from;
      const entry = entries.get(day);
      return { day, state: stateOf(day, entry, today), until: entry?.until ?? null };
    });
    const open = new Set(three.filter(({ state }) => state !== 'busy').map(({ day }) => day));
    const asking = asked.filter((day) => open.has(day)).length;
    return asking > 0 || three.some(isTaken) ? [{ from, to: three.at(-1)?.day ?? from, days: three, asking }] : [];
  });
};

const isUndecided = ({ asking, days }: Weekend): boolean => asking > 0 || days.some(({ state }) => state === 'held');

/** Returns so many weekends in their order: those with something to decide first of all, then the next ones. */
export const mostPressing = (weekends: readonly Weekend[], most: number): Weekend[] => {
  const chosen = [...weekends.filter(isUndecided), ...weekends.filter((one) => !isUndecided(one))].slice(0, most);
  return weekends.filter((one) => chosen.includes(one));
};
