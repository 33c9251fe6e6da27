import type { Visit } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';

/** How long a visit is taken to be. */
const hours = 1;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** RFC 5545 breaks lines after 75 octets; letters outside ASCII take up to four. */
const longest = 75;
const folded = (line: string): string =>
  new TextEncoder().encode(line).length <= longest ? line : line.replaceAll(/(.{18})(?=.)/gu, '$1\r\n ');

const times = ({ day, time }: Pick<Visit, 'day' | 'time'>): string[] => {
  const from = DateTime.fromISO(time === null ? day : `${day}T${time}`, { zone: 'utc' });
  if (time === null)
    return [
      `DTSTART;VALUE=DATE:${from.toFormat('yyyyMMdd')}`,
      `DTEND;VALUE=DATE:${from.plus({ days: 1 }).toFormat('yyyyMMdd')}`,
    ];
  const at = (moment: DateTime): string => moment.toFormat("yyyyMMdd'T'HHmmss");
  return [`DTSTART:${at(from)}`, `DTEND:${at(from.plus({ hours }))}`];
};

interface Entry {
  /** The message's: the same visit stays the same entry. */
  id: string;
  title: string;
  visit: Pick<Visit, 'day' | 'time' | 'place'>;
  /** Milliseconds since the epoch. */
  now: number;
}

/** A visit as a calendar file. Its hours are those of its place, so they float. */
export const visitFile = ({ id, title, visit, now }: Entry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Posy//Visit//EN',
    'BEGIN:VEVENT',
    `UID:${id}@posy`,
    `DTSTAMP:${DateTime.fromMillis(now, { zone: 'utc' }).toFormat("yyyyMMdd'T'HHmmss'Z'")}`,
    ...times(visit),
    `SUMMARY:${escaped(title)}`,
    ...(visit.place === '' ? [] : [`LOCATION:${escaped(visit.place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
