import { closedDaysFrom, isClosedOn, monthOf, weekdayOf } from './closed-days';

test('closed days are those of their weekdays and months, from a day on, over a new year too [32]', () => {
  const closed = { weekdays: [1], months: [1] };
  expect(closedDaysFrom(closed, '2026-12-27', 8)).toEqual(['2026-12-28', '2027-01-01', '2027-01-02', '2027-01-03']);
  expect(closedDaysFrom(undefined, '2026-12-27', 8)).toEqual([]);
  expect(closedDaysFrom({ weekdays: [], months: [] }, '2026-12-27', 8)).toEqual([]);
});

test('a day is closed by its weekday or its month, and never without rules [32]', () => {
  const closed = { weekdays: [7], months: [2] };
  const days = ['2027-06-06', '2027-06-07', '2028-02-29', '2028-03-01'];
  expect(days.map((day) => isClosedOn(closed, day))).toEqual([true, false, true, false]);
  expect(days.map((day) => isClosedOn(undefined, day))).toEqual([false, false, false, false]);
});

test('weekdays count from Monday, months from January', () => {
  expect(['2026-11-30', '2026-12-06'].map(weekdayOf)).toEqual([1, 7]);
  expect(['2026-01-31', '2026-12-06'].map(monthOf)).toEqual([1, 12]);
});
