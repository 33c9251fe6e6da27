import { readCalendar } from './read-calendar';

const file = (...lines: string[]): string => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (text: string) => readCalendar({ text, zone: 'Europe/London', from: '2027-01-01', to: '2027-12-31' });

test('rules that would be looked for for hours are given up, and the next file is read', async () => {
  const never = event('DTSTART;VALUE=DATE:00010101', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  const [hostile, honest] = await Promise.all([
    read(file(...Array.from({ length: 9000 }, () => never).flat())),
    read(file(...event('UID:a', 'DTSTART;VALUE=DATE:20270605'))),
  ]);
  expect(hostile).toEqual({ fault: 'too-complex' });
  expect(honest).toEqual({ entries: 1, free: 0, days: [{ day: '2027-06-05', isShort: false }] });
}, 120_000);
