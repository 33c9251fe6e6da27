import { calendarUid, zoneLines } from '@posy/shared-contracts/rules';
import fc from 'fast-check';
import { calendarEvents, contentLines } from '#testing/parse-calendar';
import { type CalendarEntry, entry, entryUid } from './entries/entry';
import { writeCalendar } from './write-calendar';

const changedAt = '2026-11-20T12:00:00.000Z';
const one = (changes: Partial<CalendarEntry> = {}): CalendarEntry =>
  entry({ uid: 'a@posy', date: '2027-09-11', title: 'The wedding', changedAt, ...changes });

const written = (entries: readonly CalendarEntry[], name = 'Maya & Tom') =>
  writeCalendar(name, { language: 'en', zone: 'Europe/London' }, entries);

test('writes whole days as dates, and hours in the zone of the wedding, with an end [case d18]', () => {
  const [day, hour] = calendarEvents(written([one(), one({ uid: 'b@posy', startTime: '14:30' })]));
  expect(day).toMatchObject({ UID: 'a@posy', 'DTSTART;VALUE=DATE': '20270911', DTSTAMP: '20261120T120000Z' });
  expect(hour).toMatchObject({
    UID: 'b@posy',
    'DTSTART;TZID=Europe/London': '20270911T143000',
    'DTEND;TZID=Europe/London': '20270911T153000',
  });
  const lines = contentLines(written([one({ startTime: '14:30' })]));
  expect(lines.filter((line) => /^(?:X-WR-TIMEZONE|BEGIN:VTIMEZONE|TZID)/.test(line))).toEqual([
    'X-WR-TIMEZONE:Europe/London',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/London',
  ]);
  expect(lines.filter((line) => /^DT(?:START|END):\d{8}T\d{6}$/.test(line))).toEqual(
    zoneLines('Europe/London').filter((line) => line.startsWith('DTSTART')),
  );
});

test('leaves out what stands on no day, whatever it says, and writes the rest [H-14]', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('99:99', '24:00', '2026-13-45', 'Invalid DateTime', '+275760-09-14'),
  );
  fc.assert(
    fc.property(text, text, text, (date, startTime, stamp) => {
      const bad = [
        one({ date }),
        one({ startTime }),
        one({ changedAt: stamp }),
        one({ date, startTime, title: stamp }),
      ];
      const events = calendarEvents(written([...bad, one({ uid: 'good@posy' })]));
      expect(events.map(({ UID }) => UID)).toContain('good@posy');
      for (const event of events)
        expect(event['DTSTART;TZID=Europe/London'] ?? event['DTSTART;VALUE=DATE']).toMatch(/^\d{8}(T\d{6})?$/);
    }),
    { seed: 20260517 },
  );
});

test('reminds so many days before', () => {
  // A whole day's reminder comes at nine in the morning; one of hours at the same hour.
  expect(contentLines(written([one({ remindDaysBefore: 3, startTime: null })]))).toContain('TRIGGER:-P2DT15H');
  expect(contentLines(written([one({ remindDaysBefore: 3, startTime: '14:00' })]))).toContain('TRIGGER:-P3D');
  expect(contentLines(written([one()]))).not.toContain('BEGIN:VALARM');
});

test('begins and ends as the standard asks, with a version, a maker and how often to look again', () => {
  const text = written([]);
  expect(contentLines(text)).toEqual(
    expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Posy//Wedding planner//EN', 'END:VCALENDAR']),
  );
  expect(contentLines(text)).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('escapes what has a meaning of its own, in the calendar’s name as well', () => {
  expect(contentLines(written([], 'Maya, Tom; \\ and co'))).toContain('X-WR-CALNAME:Maya\\, Tom\\; \\\\ and co');
});

test('keeps every word, in lines of at most 75 octets, and lets nobody write a line of the file', () => {
  const words = fc.string({
    unit: fc.constantFrom(...'aé😀,;\\:"\n\r '.split(''), 'BEGIN:VEVENT', '漢'),
    maxLength: 120,
  });
  fc.assert(
    fc.property(words, words, words, (title, description, name) => {
      const text = written([one({ title: `t${title}`, description: `d${description}` })], name);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const events = calendarEvents(text);
      expect(events).toHaveLength(1);
      const stored = (given: string) => given.replaceAll(/\r\n?/g, '\n');
      expect(events[0]).toMatchObject({ SUMMARY: stored(`t${title}`), DESCRIPTION: stored(`d${description}`) });
    }),
  );
});

test('gives the same thing the same uid, which tells no id', () => {
  expect(entryUid('w1', 'payment', 'p1')).toBe(entryUid('w1', 'payment', 'p1'));
  expect(entryUid('w1', 'payment', 'p1')).not.toBe(entryUid('w2', 'payment', 'p1'));
  expect(entryUid('wedding-ana', 'payment', 'p1')).toMatch(/^[0-9a-f]{32}@posy$/);
});

test('a later change is a later version of the same entry, and an end before the start is on the next day [case d19]', () => {
  const versions = ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:05.000Z'].map(
    (when) => calendarEvents(written([one({ changedAt: when, startTime: '19:00', endTime: '01:30' })]))[0],
  );
  const [first, second] = versions.map((event) => Number(event?.SEQUENCE));
  expect(second).toBeGreaterThan(first ?? Number.NaN);
  expect(versions.map((event) => event?.UID)).toEqual(['a@posy', 'a@posy']);
  expect(versions[0]).toMatchObject({
    'DTEND;TZID=Europe/London': '20270912T013000',
    'LAST-MODIFIED': '20261120T120000Z',
  });
});

test('a thing has the uid that pages give it in their files [case d19]', async () => {
  expect(entryUid('w1', 'event', 'main')).toBe(await calendarUid('w1', 'event', 'main'));
});
