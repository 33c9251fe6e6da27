import { sequenceOf, timeLines, zoneLines } from '@posy/shared-contracts/rules';

/** An event as a calendar needs it. Times are local to the place. */
export interface CalendarEvent {
  /** Unique for ever: one event keeps it, so that a second download replaces the first. */
  uid: string;
  title: string;
  /** yyyy-MM-dd. */
  date: string;
  /** HH:mm, or null for the whole day. */
  startTime: string | null;
  /** HH:mm; null where nobody said. */
  endTime: string | null;
  /** The time zone of these hours: an IANA name. */
  zone: string;
  /** When it last changed, ISO 8601; null where that is not known. */
  changedAt: string | null;
  place: string;
  description: string;
}

const encoder = new TextEncoder();
const longestLine = 75;

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line break are escaped; other control characters have no place. */
const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** RFC 5545, 3.1: at most 75 octets a line; what follows begins with a space. No character is cut apart. */
const fold = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

const property = (name: string, text: string): string[] => (text === '' ? [] : [`${name}:${escapeText(text)}`]);

const stamp = (now: number): string => new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Calendars move an entry to its newest version. */
const versionOf = ({ changedAt }: CalendarEvent): string[] =>
  changedAt === null ? [] : [`SEQUENCE:${sequenceOf(changedAt)}`, `LAST-MODIFIED:${stamp(Date.parse(changedAt))}`];

/** Each zone once: all events of a wedding are in its own. */
const zonesOf = (events: readonly CalendarEvent[]): string[] => {
  const zones = [...new Set(events.filter(({ startTime }) => startTime !== null).map(({ zone }) => zone))];
  const [first] = zones;
  return first === undefined ? [] : [`X-WR-TIMEZONE:${first}`, ...zones.flatMap(zoneLines)];
};

const entryOf = (event: CalendarEvent, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${stamp(now)}`,
  ...timeLines(event, event.zone),
  ...versionOf(event),
  ...property('SUMMARY', event.title),
  ...property('LOCATION', event.place),
  ...property('DESCRIPTION', event.description),
  'END:VEVENT',
];

/** Events as one iCalendar file (RFC 5545). `now` is milliseconds since the epoch. */
export const calendarFile = (events: readonly CalendarEvent[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Posy//Wedding website//EN',
    ...zonesOf(events),
    ...events.flatMap((event) => entryOf(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
