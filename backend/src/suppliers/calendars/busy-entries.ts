import { momentOf, type Stretch } from './calendar-time';
import { type Component, readComponents } from './content-lines';
import { zonesOf } from './file-zones';
import { busyStretches, isFree, type Reading, seriesOf } from './series';
import { TooMany, WorkLimit } from './work-limit';
import { platformZone, type Wall, type Zone } from './zone';

/** A calendar file to read, with its limits. */
export interface CalendarQuestion {
  text: string;
  /** The supplier's time zone. */
  zone: string;
  /** yyyy-MM-dd, both included. */
  from: string;
  to: string;
  mostEntries: number;
  /** Occurrences of repeated entries that are looked at in the whole file. */
  mostOccurrences: number;
  shortHours: number;
  /** An entry that ends by this hour of the next morning belongs to the evening before. */
  nightEndsAt: number;
}

export type CalendarFault = 'unreadable' | 'too-many' | 'too-complex';
export interface BusyEntries {
  entries: number;
  free: number;
  days: { day: string; isShort: boolean }[];
}
export type CalendarAnswer = BusyEntries | { fault: CalendarFault };

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const midnightOf = (day: string): Wall => Date.parse(`${day}T00:00:00Z`);
const dayOf = (wall: Wall): string => new Date(wall).toISOString().slice(0, 10);
const dayAfter = (day: string, days: number): string => dayOf(midnightOf(day) + days * dayMs);

interface BusySpan {
  first: string;
  last: string;
  isShort: boolean;
}

/** The days that a stretch of time takes on the supplier's calendar. */
const spanOf = ({ start, end }: Stretch, home: Zone, { shortHours, nightEndsAt }: CalendarQuestion): BusySpan => {
  if (start.isDay) {
    // The end of whole days is the day after them; a file that says none, or one before, means one day.
    const [first, after] = [dayOf(start.wall), dayOf(end.wall)];
    return { first, last: after > first ? dayAfter(after, -1) : first, isShort: false };
  }
  const [from, to] = [momentOf(start), momentOf(end)];
  const [first, endWall] = [dayOf(home.wallAt(from)), home.wallAt(to)];
  const [day, hour] = [dayOf(endWall), new Date(endWall).getUTCHours()];
  const last = day > first && hour < nightEndsAt ? dayAfter(day, -1) : day;
  return { first, last: last < first ? first : last, isShort: first === day && to - from < shortHours * hourMs };
};

/** Days by their date; true for those on which only short things are. */
type TakenDays = Map<string, boolean>;

const take = (days: TakenDays, { first, last, isShort }: BusySpan, { from, to }: CalendarQuestion): void => {
  for (let day = first < from ? from : first; day <= last && day <= to; day = dayAfter(day, 1))
    days.set(day, (days.get(day) ?? true) && isShort);
};

/** Returns how to read a calendar: a day more at both ends, whatever the zones. */
const readingOf = (calendar: Component, home: Zone, { from, to }: CalendarQuestion, work: WorkLimit): Reading => {
  const [earliest, latest] = [midnightOf(from) - 2 * dayMs, midnightOf(to) + 3 * dayMs];
  return { zoneNamed: zonesOf(calendar, home, latest, work), earliest, latest, work };
};

const readAll = (question: CalendarQuestion): BusyEntries => {
  const home = platformZone(question.zone);
  if (home === null) throw new RangeError(`no such time zone: ${question.zone}`);
  const work = new WorkLimit(question.mostOccurrences);
  const days: TakenDays = new Map();
  let [entries, free] = [0, 0];
  for (const calendar of readComponents(question.text).filter(({ name }) => name === 'VCALENDAR')) {
    const all = seriesOf(calendar);
    entries += all.length;
    if (entries > question.mostEntries) throw new TooMany();
    free += all.filter(({ entry }) => isFree(entry)).length;
    const reading = readingOf(calendar, home, question, work);
    for (const series of all)
      for (const stretch of busyStretches(series, reading)) take(days, spanOf(stretch, home, question), question);
  }
  const taken = [...days].map(([day, isShort]) => ({ day, isShort }));
  return { entries, free, days: taken.toSorted((a, b) => (a.day < b.day ? -1 : 1)) };
};

/** The library of rules says so when it gives up. */
const isGivenUp = (error: unknown): boolean => error instanceof Error && /^Maximum /.test(error.message);

/**
 * The days that a calendar file takes (RFC 5545). Its rules may take long to read however they are limited: it is called in
 * a thread that somebody watches (`read-calendar.ts`).
 */
export const busyEntries = (question: CalendarQuestion): CalendarAnswer => {
  try {
    return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(question.text) ? readAll(question) : { fault: 'unreadable' };
  } catch (error) {
    if (isGivenUp(error)) return { fault: 'too-complex' };
    return { fault: error instanceof TooMany ? 'too-many' : 'unreadable' };
  }
};
