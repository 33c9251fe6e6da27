import { type Day, takenDays } from './taken-days';

const day = (date: string, state: Day['state']): Day => ({
  id: date,
  day: date,
  state,
  until: null,
  updatedAt: '1970-01-01T00:00:00.000Z',
});

test('the desk’s word on a day goes before the profile’s, and what is free or over is left out', () => {
  const said = [day('2027-06-05', 'free'), day('2027-06-19', 'held'), day('2027-07-03', 'busy')];
  expect(takenDays(said, { busyDays: ['2027-05-01', '2027-06-05', '2027-06-12', '2027-06-19'] }, '2027-06-01')).toEqual(
    [day('2027-06-12', 'busy'), day('2027-06-19', 'held'), day('2027-07-03', 'busy')],
  );
});

test('a day that only the rules close is known as such; an entry for it is an exception [32]', () => {
  const said = [day('2027-06-07', 'free'), day('2027-06-14', 'busy')];
  const busyDays = ['2027-06-07', '2027-06-12', '2027-06-14', '2027-06-21', '2027-07-01'];
  const closed = { weekdays: [1], months: [7] };
  expect(takenDays(said, { busyDays, closed }, '2027-06-01')).toEqual([
    day('2027-06-12', 'busy'),
    day('2027-06-14', 'busy'),
    { ...day('2027-06-21', 'busy'), isClosed: true },
    { ...day('2027-07-01', 'busy'), isClosed: true },
  ]);
});

test('a supplier without a calendar still sees the days that its rules close [32]', () => {
  const said = [day('2027-06-07', 'held')];
  const closed = { weekdays: [1], months: [] };
  expect(takenDays(said, { closed }, '2027-06-01').slice(0, 2)).toEqual([
    day('2027-06-07', 'held'),
    { ...day('2027-06-14', 'busy'), isClosed: true },
  ]);
});
