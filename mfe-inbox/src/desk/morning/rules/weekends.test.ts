import type { Day } from '#talk/days/taken-days';
import { exampleConversation } from '#testing/example-conversation';
import { mostPressing, seasonOf, takenWeekends } from './weekends';

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

test('a weekend that couples ask for is shown with their number, as far as the day can still be theirs [32]', () => {
  const about = (id: string, weddingDate: string | null, closedAt?: string) =>
    exampleConversation(id, { weddingDate, ...(closedAt !== undefined && { closedAt }) });
  const asked = [
    about('c1', '2027-09-11'),
    about('c2', '2027-09-12'),
    about('c3', '2027-09-11', '2026-12-01T10:00:00.000Z'),
    about('c4', null),
    about('c5', '2026-12-19'),
    about('c6', '2027-08-07'),
    about('c7', '2027-09-15'),
  ];
  const weekends = takenWeekends([entry('2027-08-07', 'busy')], '2027-01-10', asked);
  expect(weekends.map(({ from, asking }) => [from, asking])).toEqual([
    ['2027-08-06', 0],
    ['2027-09-10', 2],
  ]);
});

test('what has to be decided is shown before what is only near, and all in their order [32]', () => {
  const days = ['2027-02-06', '2027-03-06', '2027-04-03'].map((day) => entry(day, 'busy'));
  const held = entry('2027-05-01', 'held', { until: '2027-04-01' });
  const asked = [exampleConversation('c1', { weddingDate: '2027-06-05' })];
  const shown = mostPressing(takenWeekends([...days, held], '2027-01-10', asked), 3);
  expect(shown.map(({ from }) => from)).toEqual(['2027-02-05', '2027-04-30', '2027-06-04']);
});

test('the Saturdays of the coming season are counted, from today within it, of the next year after it [19]', () => {
  const days = [
    entry('2027-05-01', 'busy'),
    entry('2027-10-02', 'busy'),
    entry('2027-10-03', 'busy'),
    entry('2027-10-09', 'held'),
    entry('2027-10-16', 'busy', { isClosed: true }),
    entry('2028-05-06', 'held'),
  ];
  expect(seasonOf(days, '2027-03-10')).toEqual({ year: 2027, busy: 2, held: 1, free: 23 });
  expect(seasonOf(days, '2027-10-02')).toEqual({ year: 2027, busy: 1, held: 1, free: 2 });
  expect(seasonOf(days, '2027-10-31')).toEqual({ year: 2028, busy: 0, held: 1, free: 25 });
  expect(seasonOf(days, '2027-12-31')).toEqual({ year: 2028, busy: 0, held: 1, free: 25 });
});
