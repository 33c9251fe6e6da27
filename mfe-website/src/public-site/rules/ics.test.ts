import { zoneLines } from '@posy/shared-contracts/rules';
import fc from 'fast-check';
import { type CalendarEvent, calendarFile } from './ics';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const ceremony: CalendarEvent = {
  uid: 'maya-and-tom-e1@posy',
  title: 'Ceremony · Maya & Tom',
  date: '2027-09-11',
  startTime: '13:30',
  endTime: null,
  zone: 'Europe/London',
  changedAt: '2026-11-20T11:00:00.000Z',
  place: 'Larkfield Orangery, Bath; the walled garden',
  description: 'Please be seated\nby quarter past.',
};
const lines = (file: string): string[] => file.replace(/\r\n /g, '').split('\r\n');

describe('a calendar file', () => {
  test('has the event in the zone of its place, with an end and a version [case d18] [case d19]', () => {
    expect(lines(calendarFile([ceremony], now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Posy//Wedding website//EN',
      'X-WR-TIMEZONE:Europe/London',
      ...zoneLines('Europe/London'),
      'BEGIN:VEVENT',
      'UID:maya-and-tom-e1@posy',
      'DTSTAMP:20261120T120000Z',
      'DTSTART;TZID=Europe/London:20270911T133000',
      'DTEND;TZID=Europe/London:20270911T143000',
      'SEQUENCE:217335600',
      'LAST-MODIFIED:20261120T110000Z',
      'SUMMARY:Ceremony · Maya & Tom',
      'LOCATION:Larkfield Orangery\\, Bath\\; the walled garden',
      'DESCRIPTION:Please be seated\\nby quarter past.',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('has the whole day when the time is not known, and no empty lines', () => {
    const file = lines(calendarFile([{ ...ceremony, startTime: null, place: '', description: '' }], now));
    expect(file).toContain('DTSTART;VALUE=DATE:20270911');
    expect(file.some((line) => /^(LOCATION|DESCRIPTION)/.test(line))).toBe(false);
  });

  test('has all of a day in one file, each with its own id, and their zone once', () => {
    const file = lines(
      calendarFile([ceremony, { ...ceremony, uid: 'dinner@posy', startTime: '16:30', endTime: '22:00' }], now),
    );
    expect(file.filter((line) => line.startsWith('UID:'))).toEqual(['UID:maya-and-tom-e1@posy', 'UID:dinner@posy']);
    expect(file.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(file).toContain('DTEND;TZID=Europe/London:20270911T220000');
  });

  test('keeps every line within 75 octets, cuts no character, and adds no property through words', () => {
    const words = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(words, words, (title, description) => {
        const file = calendarFile([{ ...ceremony, title, description }], now);
        const physical = file.split('\r\n');
        expect(physical.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
        const names = lines(file)
          .filter((line) => line !== '')
          .map((line) => line.split(/[:;]/)[0]);
        const known = [
          'BEGIN',
          'VERSION',
          'PRODID',
          'UID',
          'DTSTAMP',
          'DTSTART',
          'DTEND',
          'SEQUENCE',
          'LAST-MODIFIED',
          'X-WR-TIMEZONE',
          'TZID',
          'TZOFFSETFROM',
          'TZOFFSETTO',
          'RRULE',
          'SUMMARY',
          'LOCATION',
          'DESCRIPTION',
          'END',
        ];
        expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
      }),
    );
  });
});
