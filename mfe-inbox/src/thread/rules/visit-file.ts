import type { Visit } from '@posy/shared-contracts/entities';
import { sequenceOf, timeLines, zoneLines } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** RFC 5545 breaks lines after 75 octets; letters outside ASCII take up to four. */
const longest = 75;
const folded = (line: string): string =>
  new TextEncoder().encode(line).length <= longest ? line : line.replaceAll(/(.{18})(?=.)/gu, '$1\r\n ');

interface VisitEntry {
  /** The entry's id: a moved visit keeps it, as in the couple's calendar. */
  uid: string;
  title: string;
  visit: Pick<Visit, 'day' | 'time' | 'place'>;
  /** The zone of its hours: an IANA name. */
  zone: string;
  /** Time of the message, ISO 8601: a later message is a later version. */
  changedAt: string;
  /** Milliseconds since the epoch. */
  now: number;
}

const inUtc = (millis: number): string => DateTime.fromMillis(millis, { zone: 'utc' }).toFormat("yyyyMMdd'T'HHmmss'Z'");

/** Returns a visit as a calendar file, its hours in the zone of its place. */
export const visitFile = ({ uid, title, visit, zone, changedAt, now }: VisitEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Posy//Visit//EN',
    ...(visit.time === null ? [] : [`X-WR-TIMEZONE:${zone}`, ...zoneLines(zone)]),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${inUtc(now)}`,
    ...timeLines({ date: visit.day, startTime: visit.time, endTime: null }, zone),
    `SEQUENCE:${sequenceOf(changedAt)}`,
    `LAST-MODIFIED:${inUtc(Date.parse(changedAt))}`,
    `SUMMARY:${escaped(title)}`,
    ...(visit.place === '' ? [] : [`LOCATION:${escaped(visit.place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
