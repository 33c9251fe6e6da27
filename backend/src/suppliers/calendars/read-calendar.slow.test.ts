import { readCalendar } from './read-calendar';

const file = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
const read = (text: string) => readCalendar({ text, zone: 'Europe/London', from: '2027-01-01', to: '2027-12-31' });

test('a rule that nothing ever fits is given up, and the next file is read', async () => {
  const [hostile, honest] = await Promise.all([
    read(file('UID:never', 'DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')),
    read(file('UID:a', 'DTSTART;VALUE=DATE:20270605')),
  ]);
  expect(hostile).toEqual({ fault: 'too-complex' });
  expect(honest).toEqual({ entries: 1, free: 0, days: [{ day: '2027-06-05', isShort: false }] });
}, 120_000);
