import { endOf, sequenceOf, zoneLines } from '@posy/shared-contracts/rules';
import ical, { escape, ICalAlarmType } from 'ical-generator';
import { type CalendarEntry } from './entries/entry';

const secondsOfDay = 86_400;
/** A reminder of a whole day comes when people are up: at nine, not at midnight. In seconds. */
const morning = 9 * 3600;

/**
 * Removes characters that a program could take for a line of the file. The line feed stays: the writer escapes it in
 * texts.
 */
const clean = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');

/** The start as UTC parts; what is written are these hours in the place's own zone. */
const startOf = ({ date, startTime }: CalendarEntry): Date => new Date(`${date}T${startTime ?? '00:00'}:00Z`);

const hour = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The end as UTC parts; null for a whole day. */
const finishOf = ({ date, startTime, endTime }: CalendarEntry): Date | null => {
  if (startTime === null) return null;
  const end = endOf(date, startTime, endTime !== null && hour.test(endTime) ? endTime : null);
  return new Date(`${end.date}T${end.time}:00Z`);
};

/** Returns true when the entry's date exists: one invalid date would keep the whole feed from being written. */
export const isWritable = (entry: CalendarEntry): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(entry.date) &&
  (entry.startTime === null || hour.test(entry.startTime)) &&
  !Number.isNaN(startOf(entry).getTime()) &&
  /^\d{4}-/.test(entry.changedAt) &&
  !Number.isNaN(Date.parse(entry.changedAt));

const addEntry = (calendar: ReturnType<typeof ical>, entry: CalendarEntry): void => {
  const start = startOf(entry);
  const event = calendar.createEvent({
    id: entry.uid,
    start,
    end: finishOf(entry),
    floating: true,
    allDay: entry.startTime === null,
    summary: clean(entry.title),
    description: entry.description === '' ? null : clean(entry.description),
    location: entry.place === '' ? null : clean(entry.place),
    stamp: new Date(entry.changedAt),
    lastModified: new Date(entry.changedAt),
    sequence: sequenceOf(entry.changedAt),
  });
  if (entry.remindDaysBefore === null) return;
  const before = entry.remindDaysBefore * secondsOfDay - (entry.startTime === null ? morning : 0);
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: Math.max(0, before),
    description: clean(entry.title),
  });
};

/**
 * Adds the wedding's time zone to hours that the library wrote without one, so that programs do not take them for UTC.
 */
const inZone = (text: string, zone: string): string => {
  const lines = zoneLines(zone);
  if (lines.length === 0) return text;
  const head = [`X-WR-TIMEZONE:${zone}`, ...lines, ''].join('\r\n');
  const at = text.search(/^(?:BEGIN:VEVENT|END:VCALENDAR)/mu);
  const entries = text.slice(at).replaceAll(/^(DTSTART|DTEND):(?=\d{8}T\d{6}\r)/gmu, `$1;TZID=${zone}:`);
  return text.slice(0, at) + head + entries;
};

/**
 * The entries as an iCalendar file (RFC 5545), without those on no day, their hours in a zone. `language` is ISO 639-1. The
 * same entries make the same text.
 */
export const writeCalendar = (
  name: string,
  { language, zone }: { language: string; zone: string },
  entries: readonly CalendarEntry[],
): string => {
  const calendar = ical({
    prodId: { company: 'Posy', product: 'Wedding planner', language: language.toUpperCase() },
    // The library writes the name as it is.
    name: escape(clean(name), false),
    ttl: 3600,
  });
  for (const entry of entries.filter(isWritable)) addEntry(calendar, entry);
  return inZone(`${calendar.toString()}\r\n`, zone);
};
