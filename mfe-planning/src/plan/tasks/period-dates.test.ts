import { periods } from '@posy/shared-contracts/entities';
import { currentPeriod, periodDates } from './period-dates';

const zone = 'Europe/London';
const date = '2027-09-11';
const days = (period: (typeof periods)[number]) => {
  const { from, to, unit } = periodDates(period, date, zone);
  return [from?.toISODate() ?? null, to?.toISODate() ?? null, unit];
};

test('periods are counted back from the day, in months and then in days', () => {
  expect(periods.map(days)).toEqual([
    [null, '2026-09-11', 'month'],
    ['2026-09-11', '2026-11-11', 'month'],
    ['2026-12-11', '2027-02-11', 'month'],
    ['2027-03-11', '2027-05-11', 'month'],
    ['2027-06-11', '2027-07-11', 'month'],
    ['2027-08-11', '2027-08-27', 'day'],
    ['2027-08-28', '2027-09-03', 'day'],
    ['2027-09-04', '2027-09-10', 'day'],
    ['2027-09-11', '2027-09-11', 'day'],
    ['2027-09-12', null, 'day'],
  ]);
});

test('today falls in the last period that has started', () => {
  const at = (day: string) => currentPeriod(date, Date.parse(`${day}T12:00:00Z`), zone);
  expect(
    ['2026-01-01', '2026-11-20', '2026-12-10', '2026-12-11', '2027-09-10', '2027-09-11', '2028-01-01'].map(at),
  ).toEqual(['12-plus', '10-12', '10-12', '7-9', 'final-week', 'the-day', 'after']);
});
