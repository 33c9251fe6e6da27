import { calendarConstants } from '@posy/shared-contracts/constants';
import { busyEntries } from './busy-entries';

const file = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const whole = (uid: string, from: string, to?: string, ...more: string[]): string[] =>
  event(`UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, ...(to === undefined ? [] : [`DTEND;VALUE=DATE:${to}`]), ...more);
const { mostEntries, shortHours, nightEndsAt } = calendarConstants;
const year = { from: '2027-01-01', to: '2027-12-31' };
const read = (text: string, zone = 'Europe/London') =>
  busyEntries({ text, zone, ...year, mostEntries, shortHours, nightEndsAt, mostOccurrences: 2000 });
const daysIn = (text: string, zone?: string): string[] => {
  const answer = read(text, zone);
  return 'fault' in answer ? [answer.fault] : answer.days.map(({ day }) => day);
};

test('whole days end on the day before their end, and one without an end is one day', () => {
  const text = file(...whole('a', '20270604', '20270607'), ...whole('b', '20270701'));
  expect(read(text)).toEqual({
    entries: 2,
    free: 0,
    days: ['2027-06-04', '2027-06-05', '2027-06-06', '2027-07-01'].map((day) => ({ day, isShort: false })),
  });
});

test('hours are those of their zone, and come to the days that the supplier has', () => {
  const text = file(
    ...event('UID:utc', 'DTSTART:20270605T233000Z', 'DTEND:20270606T083000Z'),
    ...event('UID:tokyo', 'DTSTART;TZID=Asia/Tokyo:20270801T060000', 'DTEND;TZID=Asia/Tokyo:20270801T110000'),
    ...event('UID:here', 'DTSTART:20270901T120000', 'DTEND:20270901T180000'),
  );
  expect(daysIn(text)).toEqual(['2027-06-06', '2027-07-31', '2027-09-01']);
  expect(daysIn(text, 'America/New_York')).toEqual(['2027-06-05', '2027-07-31', '2027-09-01']);
});

test('a zone that only the file knows goes by the rules of the file', () => {
  const text = file(
    ...['BEGIN:VTIMEZONE', 'TZID:Larkfield Standard Time', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:-0900', 'TZOFFSETTO:-0900', 'END:STANDARD', 'END:VTIMEZONE'],
    ...event(
      'UID:far',
      'DTSTART;TZID=Larkfield Standard Time:20270605T180000',
      'DTEND;TZID=Larkfield Standard Time:20270606T010000',
    ),
  );
  expect(daysIn(text)).toEqual(['2027-06-06']);
});

test('a party into the night belongs to the day on which it began', () => {
  const text = file(...event('UID:party', 'DTSTART:20270605T140000', 'DTEND:20270606T013000'));
  expect(daysIn(text)).toEqual(['2027-06-05']);
});

test('what repeats comes as often as it says, but for what was taken out, moved or called off', () => {
  const text = file(
    ...whole('weekly', '20270605', '20270606', 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE;VALUE=DATE:20270612'),
    ...whole('weekly', '20270621', '20270622', 'RECURRENCE-ID;VALUE=DATE:20270619'),
    ...whole('weekly', '20270626', '20270627', 'RECURRENCE-ID;VALUE=DATE:20270626', 'STATUS:CANCELLED'),
    ...whole('more', '20270801', '20270802', 'RDATE;VALUE=DATE:20270803'),
    ...whole('old', '20100105', '20100106', 'RRULE:FREQ=YEARLY;UNTIL=20270201'),
  );
  expect(daysIn(text)).toEqual([
    ...['2027-01-05', '2027-06-05', '2027-06-21', '2027-07-03'],
    ...['2027-08-01', '2027-08-03'],
  ]);
});

test('what takes less than four hours is marked as short, unless something longer is on that day', () => {
  const dentist = event('UID:dentist', 'DTSTART:20270605T100000', 'DTEND:20270605T104500');
  const tasting = event('UID:tasting', 'DTSTART:20270606T100000', 'DTEND:20270606T113000');
  const answer = read(file(...dentist, ...tasting, ...whole('wedding', '20270606')));
  expect(answer).toMatchObject({
    days: [
      { day: '2027-06-05', isShort: true },
      { day: '2027-06-06', isShort: false },
    ],
  });
});

test('what leaves its day free, was called off or came from here takes none', () => {
  const text = file(
    ...whole('a', '20270605', undefined, 'TRANSP:TRANSPARENT'),
    ...whole('b', '20270606', undefined, 'STATUS:CANCELLED'),
    ...whole('c', '20270607', undefined, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    ...whole('d0c1@posy', '20270608'),
  );
  expect(read(text)).toEqual({ entries: 4, free: 4, days: [] });
});

test('two calendars in one file are both read', () => {
  expect(daysIn(file(...whole('a', '20270605')) + file(...whole('b', '20270606')))).toEqual([
    '2027-06-05',
    '2027-06-06',
  ]);
});

test('what is no calendar is refused', () => {
  for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nnonsense'])
    expect(read(text)).toEqual({ fault: 'unreadable' });
});

test('entries and repetitions beyond every calendar are refused', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => whole(`e${at}`, '20270605')).flat();
  expect(read(file(...many))).toEqual({ fault: 'too-many' });
  const seconds = event('UID:s', 'DTSTART:20200101T000000', 'RRULE:FREQ=SECONDLY');
  expect(read(file(...seconds))).toEqual({ fault: 'too-many' });
  const long = event('UID:l', 'DTSTART:20200101T000000', 'RRULE:FREQ=DAILY');
  expect(read(file(...long))).toEqual({ fault: 'too-many' });
});
