import { replyTime } from './reply-time';

test.each([
  [0, { unit: 'hour', count: 1 }],
  [61, { unit: 'hour', count: 2 }],
  [720, { unit: 'hour', count: 12 }],
  [721, { unit: 'day', count: 1 }],
  [1441, { unit: 'day', count: 2 }],
])('a median of %i minutes', (medianMinutes, time) => {
  expect(replyTime({ enquiries: 9, medianMinutes, answeredPercent: 90 })).toEqual(time);
});

test('is not shown where nobody answered, or too few asked', () => {
  expect(replyTime({ enquiries: 9, medianMinutes: null, answeredPercent: 0 })).toBeNull();
  expect(replyTime(null)).toBeNull();
  expect(replyTime(undefined)).toBeNull();
});
