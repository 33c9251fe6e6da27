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
  expect(takenDays(said, ['2027-05-01', '2027-06-05', '2027-06-12', '2027-06-19'], '2027-06-01')).toEqual([
    day('2027-06-12', 'busy'),
    day('2027-06-19', 'held'),
    day('2027-07-03', 'busy'),
  ]);
});
