import type { Day } from '#talk/days/taken-days';
import { takenWeekends } from './weekends';

const entry = (day: string, state: Day['state'], more: Partial<Day> = {}): Day => ({
  id: day,
  day,
  state,
  until: null,
  updatedAt: '1970-01-01T00:00:00.000Z',
  ...more,
});
const statesOf = (days: Day[], today: string) =>
  takenWeekends(days, today).map(({ from, to, days: three }) => [from, to, ...three.map(({ state }) => state)]);

test('a weekend with a taken day is shown with its free and its closed ones, the next first [32]', () => {
  const days = [
    entry('2027-08-14', 'held', { until: '2027-02-01' }),
    entry('2027-08-15', 'busy', { isClosed: true }),
    entry('2027-08-06', 'busy'),
    entry('2027-08-11', 'busy'),
  ];
  expect(statesOf(days, '2027-01-10')).toEqual([
    ['2027-08-06', '2027-08-08', 'busy', 'free', 'free'],
    ['2027-08-13', '2027-08-15', 'free', 'held', 'closed'],
  ]);
});

test('days that are over, ended holds and closed days alone make no weekend [32]', () => {
  const days = [
    entry('2027-08-06', 'busy'),
    entry('2027-08-13', 'held', { until: '2027-08-06' }),
    entry('2027-08-22', 'busy', { isClosed: true }),
  ];
  expect(statesOf(days, '2027-08-07')).toEqual([]);
  expect(statesOf([entry('2027-08-08', 'busy')], '2027-08-07')).toEqual([
    ['2027-08-06', '2027-08-08', 'over', 'free', 'busy'],
  ]);
});
