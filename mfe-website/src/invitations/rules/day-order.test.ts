import { daysOf, hoursOf, isLegible, typeHeight } from './day-order';

test('a card names hours as the couple knows them, and days that there are', () => {
  expect(hoursOf({ startTime: '13:00' })).toBe('13:00');
  expect(hoursOf({ startTime: '22:00', endTime: '01:00' })).toBe('22:00 – 01:00');
  expect(hoursOf({ startTime: null, endTime: '01:00' })).toBe('');
  expect(daysOf([{ date: '2027-09-11' }, { date: '2027-09-11' }, { date: '2027-09-12' }, { date: null }])).toEqual([
    '2027-09-11',
    '2027-09-12',
    '',
  ]);
});

test('many events have smaller type, and cards on which nobody could read them are not offered', () => {
  for (const paper of ['a4', 'letter'] as const)
    for (const count of [1, 2] as const) {
      const heights = [1, 5, 8, 20, 40].map((lines) => typeHeight(paper, count, lines));
      expect(heights).toEqual(heights.toSorted((a, b) => b - a));
      expect(heights[0]).toBe(count === 1 ? 5.4 : 4);
    }
  expect([isLegible('a4', 2, 6), isLegible('letter', 2, 6)]).toEqual([true, true]);
  expect([isLegible('a4', 2, 12), isLegible('letter', 1, 12), isLegible('a4', 1, 100)]).toEqual([false, true, true]);
});
