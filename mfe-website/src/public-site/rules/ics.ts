/** An event as a calendar needs it. Times are local to the place. */
export interface CalendarEvent {
  /** Unique for ever: one event keeps it, so that a second download replaces the first. */
  uid: string;
  title: string;
  /** yyyy-MM-dd. */
  date: string;
  /** HH:mm, or null for the whole day. */
  startTime: string | null;
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

const start = ({ date, startTime }: CalendarEvent): string => {
  const day = date.replaceAll('-', '');
  // Without a zone the time is that of the place, wherever it is read.
  return startTime === null ? `DTSTART;VALUE=DATE:${day}` : `DTSTART:${day}T${startTime.replace(':', '')}00`;
};

const property = (name: string, text: string): string[] => (text === '' ? [] : [`${name}:${escapeText(text)}`]);

const stamp = (now: number): string => new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** One event as an iCalendar file (RFC 5545). `now` is milliseconds since the epoch. */
export const calendarFile = (event: CalendarEvent, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Posy//Wedding website//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp(now)}`,
    start(event),
    ...property('SUMMARY', event.title),
    ...property('LOCATION', event.place),
    ...property('DESCRIPTION', event.description),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
