import { isDayOver } from './day-over';

const event = (date: string | null, startTime: string | null, endTime: string | null = null) => ({
  date,
  time: { startTime, endTime },
});
const isOver = (at: string, events: ReturnType<typeof event>[] = [], zone = 'Europe/London'): boolean =>
  isDayOver('2027-06-05', events, { zone, now: Date.parse(at) });

test.each([
  ['2027-06-05T22:59:00Z', 'Europe/London', false],
  ['2027-06-05T23:00:00Z', 'Europe/London', true],
  ['2027-06-05T21:59:00Z', 'Europe/Berlin', false],
  ['2027-06-05T22:00:00Z', 'Europe/Berlin', true],
  ['2027-06-06T03:59:00Z', 'America/New_York', false],
  ['2027-06-06T04:00:00Z', 'America/New_York', true],
])('at %s the day in %s is over: %s', (at, zone, over) => {
  expect(isOver(at, [], zone)).toBe(over);
});

test('a feast that goes on past midnight ends the day, and so does brunch the morning after', () => {
  const feast = [event(null, '13:00', '16:00'), event('2027-06-05', '19:00', '02:00')];
  expect([isOver('2027-06-06T00:59:00Z', feast), isOver('2027-06-06T01:00:00Z', feast)]).toEqual([false, true]);
  const brunch = [...feast, event('2027-06-06', '10:00')];
  expect([isOver('2027-06-06T22:59:00Z', brunch), isOver('2027-06-06T23:00:00Z', brunch)]).toEqual([false, true]);
});

test('an event of the days before does not end it sooner, and without a day it is never over', () => {
  expect(isOver('2027-06-05T10:00:00Z', [event('2027-06-04', '18:00', '23:00')])).toBe(false);
  expect(isDayOver(null, [], { zone: 'Europe/London', now: Date.parse('2030-01-01T00:00:00Z') })).toBe(false);
});
