import { calendarConstants } from '@posy/shared-contracts/constants';
import { busyEntries } from './busy-entries';

const file = (...lines: string[]): string => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
const { mostEntries, shortHours, nightEndsAt } = calendarConstants;
const read = (text: string, mostOccurrences = 2000) =>
  busyEntries({
    text,
    zone: 'Europe/London',
    from: '2027-01-01',
    to: '2027-12-31',
    ...{ mostEntries, shortHours, nightEndsAt, mostOccurrences },
  });
const daysIn = (...lines: string[]): string[] => {
  const answer = read(file(...lines));
  return 'fault' in answer ? [answer.fault] : answer.days.map(({ day }) => day);
};

test('folded lines, small letters and parameters in quotes are read', () => {
  const text = [
    ...['begin:vcalendar', 'begin:vevent', 'dtstart;tzid="Asia/To', ' kyo":20270605T0100', '\t00', 'duration:PT5H'],
    ...['summary;language="a:b;c":x:y', '', 'end:vevent', 'end:vcalendar'],
  ].join('\n');
  expect(read(text)).toMatchObject({ entries: 1, days: [{ day: '2027-06-04', isShort: false }] });
});

test.each([
  ['P2D', ['2027-06-05', '2027-06-06', '2027-06-07']],
  ['P1W', ['05', '06', '07', '08', '09', '10', '11', '12'].map((day) => `2027-06-${day}`)],
  ['P1DT12H', ['2027-06-05', '2027-06-06', '2027-06-07']],
  ['-PT2H', ['2027-06-05']],
  ['two days', ['unreadable']],
])('an entry may have a length instead of an end: %s', (length, days) => {
  expect(daysIn(...event('DTSTART:20270605T190000', `DURATION:${length}`))).toEqual(days);
});

test('clocks of a zone that the file defines are put forward and back by its rules', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+1400', 'TZOFFSETTO:+1200'],
    ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+1200', 'TZOFFSETTO:+1400'],
    ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ];
  const at = (day: string) => event(`DTSTART;TZID=W. Europe Standard Time:${day}T120000`, 'DURATION:PT5H');
  expect(daysIn(...zone, ...at('20270115'), ...at('20270715'))).toEqual(['2027-01-15', '2027-07-14']);
});

test('a zone that nobody defines has the clocks of the supplier', () => {
  expect(daysIn(...event('DTSTART;TZID=Nowhere:20270605T233000', 'DURATION:PT10M'))).toEqual(['2027-06-05']);
});

test('a rule that ends at a moment ends there by the clocks of its entry', () => {
  const weekly = (until: string) =>
    event('DTSTART;TZID=America/New_York:20270604T140000', 'DURATION:PT1H', `RRULE:FREQ=WEEKLY;UNTIL=${until}`);
  expect(daysIn(...weekly('20270611T180000Z'))).toEqual(['2027-06-04', '2027-06-11']);
  expect(daysIn(...weekly('20270611T175959Z'))).toEqual(['2027-06-04']);
  expect(daysIn(...weekly('20270611'))).toEqual(['2027-06-04', '2027-06-11']);
});

test('occurrences are taken out in any order, by a moment in another zone, or by their day', () => {
  const weekly = ['DTSTART;TZID=Europe/London:20270604T140000', 'DURATION:PT5H', 'RRULE:FREQ=WEEKLY;COUNT=5'];
  const out = ['EXDATE;TZID=Europe/London:20270625T140000,20270604T140000', 'EXDATE;VALUE=DATE:20270618'];
  expect(daysIn(...event(...weekly, ...out, 'EXDATE:20270611T130000Z'))).toEqual(['2027-07-02']);
});

test('an added occurrence may have a length of its own', () => {
  const periods = 'RDATE;VALUE=PERIOD:20270701T120000/PT60H,20270801T120000/20270802T120000';
  expect(daysIn(...event('DTSTART:20270605T120000', 'DURATION:PT5H', periods))).toEqual([
    ...['2027-06-05', '2027-07-01', '2027-07-02', '2027-07-03'],
    ...['2027-08-01', '2027-08-02'],
  ]);
});

test('a change of an occurrence and all after it moves them all', () => {
  const series = event('DTSTART;VALUE=DATE:20271201', 'RRULE:FREQ=WEEKLY;UNTIL=20280301');
  const change = (...lines: string[]) =>
    event('RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20271215', 'DTSTART;VALUE=DATE:20271213', ...lines);
  const two = 'DTEND;VALUE=DATE:20271215';
  expect(daysIn(...series, ...change(two))).toEqual([
    ...['2027-12-01', '2027-12-08', '2027-12-13', '2027-12-14'],
    ...['2027-12-20', '2027-12-21', '2027-12-27', '2027-12-28'],
  ]);
  expect(daysIn(...series, ...change('STATUS:CANCELLED'))).toEqual(['2027-12-01', '2027-12-08']);
});

test('a change of an occurrence in another year counts on the day that it was moved to', () => {
  const series = event('DTSTART:20200601T100000Z', 'DURATION:PT5H', 'RRULE:FREQ=YEARLY;COUNT=2');
  const change = event('RECURRENCE-ID;TZID=Europe/London:20210601T110000', 'DTSTART:20270606T100000', 'DURATION:PT5H');
  expect(daysIn(...series, ...change)).toEqual(['2027-06-06']);
});

test('a rule that nothing ever fits leaves the day of its entry', () => {
  const rules = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].map((often) => `FREQ=${often};BYMONTH=2;BYMONTHDAY=30`);
  for (const rule of [...rules, 'FREQ=MONTHLY;BYDAY=2TU;BYSETPOS=2'])
    expect(daysIn(...event('DTSTART;VALUE=DATE:20270105', `RRULE:${rule}`))).toEqual(['2027-01-05']);
});

test('rules that the format does not have are refused', () => {
  for (const rule of ['FREQ=DAILY;INTERVAL=0', 'FREQ=OFTEN', 'DAILY', 'FREQ=WEEKLY;BYDAY=XX'])
    expect(daysIn(...event('DTSTART;VALUE=DATE:20270105', `RRULE:${rule}`))).toEqual(['unreadable']);
});

test('all that is looked at counts: added and changed occurrences, changes of clocks, and times of a day', () => {
  const day = (at: number): string => new Date(Date.UTC(2027, 0, at)).toISOString().slice(0, 10).replaceAll('-', '');
  const days = Array.from({ length: 60 }, (_, at) => day(at + 1));
  const first = 'DTSTART;VALUE=DATE:20270101';
  const changes = days.flatMap((one) => event(`RECURRENCE-ID;VALUE=DATE:${one}`, `DTSTART;VALUE=DATE:${one}`));
  const zone = ['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100'];
  const clocks = ['BEGIN:VTIMEZONE', 'TZID:Often', ...zone, 'RRULE:FREQ=MONTHLY', 'END:STANDARD', 'END:VTIMEZONE'];
  const list = (length: number): string => Array.from({ length }, (_, at) => at).join();
  for (const lines of [
    event(first, `RDATE;VALUE=DATE:${days.join()}`),
    [...event(first), ...changes],
    [...clocks, ...event('DTSTART;TZID=Often:20270101T120000')],
    event('DTSTART:20270101T000000', `RRULE:FREQ=DAILY;BYHOUR=${list(24)};BYMINUTE=${list(60)}`),
  ]) {
    expect(read(file(...lines), 50)).toEqual({ fault: 'too-many' });
  }
});
