import ICAL from 'ical.js';
import { clockIn, instantOf } from './clock-in';

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

class TooMany extends Error {}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const isoOf = ({ year, month, day }: ICAL.Time): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Entries of a day have hours of a zone: its own rules where the platform knows the name, else those of the file. */
const placeIn = (
  time: ICAL.Time,
  property: string | undefined,
  zone: string,
): { day: string; hour: number; at: number } => {
  const wall = { day: isoOf(time), hour: time.hour, minute: time.minute };
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  const named = property === undefined ? null : instantOf(wall, property);
  const at = named ?? (isFloating ? instantOf(wall, zone) : null) ?? time.toUnixTime() * 1000;
  return { ...clockIn(zone, at), at };
};

const zoneOf = (event: ICAL.Component, name: string): string | undefined => {
  const said: unknown = event.getFirstProperty(name)?.getFirstParameter('tzid');
  return typeof said === 'string' ? said : undefined;
};

interface BusySpan {
  first: string;
  last: string;
  isShort: boolean;
}

/** The days that an occurrence takes. */
const spanOf = (
  component: ICAL.Component,
  start: ICAL.Time,
  end: ICAL.Time,
  { zone, shortHours, nightEndsAt }: CalendarQuestion,
): BusySpan => {
  if (start.isDate) {
    // The end of whole days is the day after them; a file that says none, or one before, means one day.
    const [first, after] = [isoOf(start), isoOf(end)];
    return { first, last: after > first ? dayAfter(after, -1) : first, isShort: false };
  }
  const from = placeIn(start, zoneOf(component, 'dtstart'), zone);
  // An occurrence ends as long after it began as the first one; its own zone is that of the start.
  const to = placeIn(end, zoneOf(component, component.hasProperty('dtend') ? 'dtend' : 'dtstart'), zone);
  const isIntoNight = to.day > from.day && to.hour < nightEndsAt;
  const last = isIntoNight ? dayAfter(to.day, -1) : to.day;
  const isShort = from.day === to.day && to.at - from.at < shortHours * hourMs;
  return { first: from.day, last: last < from.day ? from.day : last, isShort };
};

const textOf = (event: ICAL.Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.toUpperCase() : '';
};

/** Returns true when an entry leaves its days free: it says so, it was cancelled, or it came from Posy. */
const isFree = (event: ICAL.Component): boolean =>
  textOf(event, 'transp') === 'TRANSPARENT' ||
  textOf(event, 'status') === 'CANCELLED' ||
  textOf(event, 'x-microsoft-cdo-busystatus') === 'FREE' ||
  textOf(event, 'uid').endsWith('@POSY');

interface Found {
  days: Map<string, boolean>;
  looked: number;
}

const take = ({ days }: Found, { first, last, isShort }: BusySpan, { from, to }: CalendarQuestion): void => {
  for (let day = first < from ? from : first; day <= last && day <= to; day = dayAfter(day, 1))
    days.set(day, (days.get(day) ?? true) && isShort);
};

const look = (found: Found, { mostOccurrences }: CalendarQuestion): void => {
  found.looked += 1;
  if (found.looked > mostOccurrences) throw new TooMany();
};

/** A day later than any of the question's, whatever the zone. */
const isPast = (time: ICAL.Time, { to }: CalendarQuestion): boolean => isoOf(time) > dayAfter(to, 1);

/** Returns true for an entry that repeats within a day: it says nothing about days, and would never be read to its end. */
const isTooOften = (event: ICAL.Event): boolean =>
  event.component.getAllProperties('rrule').some((rule) => /FREQ=(?:SECOND|MINUTE|HOUR)LY/i.test(rule.toICALString()));

/** An entry that is repeated on named days alone takes its own day as well, which the library leaves out. */
const takeFirst = (found: Found, { component, startDate, endDate }: ICAL.Event, question: CalendarQuestion): void => {
  const isOut = component
    .getAllProperties('exdate')
    .some((out) => (out.getValues() as ICAL.Time[]).some((day) => day.compare(startDate) === 0));
  if (!component.hasProperty('rrule') && !isOut) take(found, spanOf(component, startDate, endDate, question), question);
};

const takeRepeated = (found: Found, event: ICAL.Event, question: CalendarQuestion): void => {
  if (isTooOften(event)) throw new TooMany();
  takeFirst(found, event, question);
  const earliest = dayAfter(question.from, -1 - Math.ceil(event.duration.toSeconds() / (dayMs / 1000)));
  const isChanged = Object.keys(event.exceptions as object).length > 0;
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next !== undefined && next !== null; next = occurrences.next()) {
    look(found, question);
    if (isPast(next, question)) return;
    // Past occurrences are skipped, except changed ones: they may have been moved to a day to come.
    if (!isChanged && isoOf(next) < earliest) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (!isFree(item.component)) take(found, spanOf(item.component, startDate, endDate, question), question);
  }
};

const takeEvent = (found: Found, event: ICAL.Event, question: CalendarQuestion): void => {
  if (event.isRecurring()) return takeRepeated(found, event, question);
  look(found, question);
  if (!isFree(event.component))
    take(found, spanOf(event.component, event.startDate, event.endDate, question), question);
};

/** Entries by their uid, changed occurrences with the one they are of; one without stands alone. */
const eventsOf = (calendar: ICAL.Component): ICAL.Event[] => {
  const all = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'));
  const changed = new Map<string, ICAL.Component[]>();
  for (const event of all.filter((one) => one.hasProperty('recurrence-id'))) {
    const uid = textOf(event, 'uid');
    changed.set(uid, [...(changed.get(uid) ?? []), event]);
  }
  const events = all
    .filter((one) => !one.hasProperty('recurrence-id'))
    .map((component) => {
      const exceptions = changed.get(textOf(component, 'uid')) ?? [];
      changed.delete(textOf(component, 'uid'));
      return new ICAL.Event(component, { strictExceptions: false, exceptions });
    });
  return [...events, ...[...changed.values()].flat().map((component) => new ICAL.Event(component))];
};

const zonesOf = (calendar: ICAL.Component): void => {
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
};

const readAll = (question: CalendarQuestion): BusyEntries => {
  const parsed = ICAL.parse(question.text) as unknown[];
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map((one) => new ICAL.Component(one as unknown[]));
  const found: Found = { days: new Map(), looked: 0 };
  let [entries, free] = [0, 0];
  for (const calendar of calendars.filter(({ name }) => name === 'vcalendar')) {
    zonesOf(calendar);
    const events = eventsOf(calendar);
    entries += events.length;
    if (entries > question.mostEntries) throw new TooMany();
    for (const event of events) {
      if (isFree(event.component)) free += 1;
      else takeEvent(found, event, question);
    }
  }
  const days = [...found.days].map(([day, isShort]) => ({ day, isShort }));
  return { entries, free, days: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)) };
};

/**
 * The days that a calendar file takes (RFC 5545). Its library may never come to an end with rules that nothing fits, such as
 * the 31st of each February: it is called in a thread that somebody watches (`read-calendar.ts`).
 */
export const busyEntries = (question: CalendarQuestion): CalendarAnswer => {
  try {
    return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(question.text) ? readAll(question) : { fault: 'unreadable' };
  } catch (error) {
    return { fault: error instanceof TooMany ? 'too-many' : 'unreadable' };
  }
};
