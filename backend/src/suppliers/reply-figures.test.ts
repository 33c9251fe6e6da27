import { replyFigures, replySpread } from './reply-figures';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = 1_000 * day;
const answered = (daysAgo: number, minutes: number) => ({
  at: now - daysAgo * day,
  answeredAt: now - daysAgo * day + minutes * minute,
});
const waiting = (daysAgo: number) => ({ at: now - daysAgo * day, answeredAt: null });

test('say the median of the answers and how many were answered', () => {
  const enquiries = [answered(1, 30), answered(2, 60), answered(3, 600), answered(4, 90), waiting(5)];
  expect(replyFigures(enquiries, now)).toEqual({ enquiries: 5, medianMinutes: 75, answeredPercent: 80 });
});

test('say nothing of fewer than five enquiries, of those before 90 days, or of what came just now', () => {
  const four = [answered(1, 30), answered(2, 60), answered(3, 600), answered(4, 90)];
  expect(replyFigures(four, now)).toBeNull();
  expect(replyFigures([...four, answered(91, 5)], now)).toBeNull();
  expect(replyFigures([...four, waiting(0.5)], now)).toBeNull();
  expect(replyFigures([...four, answered(0.5, 10)], now)).toMatchObject({ enquiries: 5, answeredPercent: 100 });
});

test('have no time where nothing was answered', () => {
  expect(replyFigures([2, 3, 4, 5, 6].map(waiting), now)).toEqual({
    enquiries: 5,
    medianMinutes: null,
    answeredPercent: 0,
  });
});

test('say how many were answered within an hour, a day, two days, later and never [19]', () => {
  const times = [0, 60, 61, 24 * 60, 24 * 60 + 1, 48 * 60, 48 * 60 + 1];
  const enquiries = [...times.map((minutes, index) => answered(4 + index, minutes)), waiting(5), waiting(0.5)];
  const spread = { withinHour: 2, withinDay: 2, withinTwoDays: 2, later: 1, never: 1 };
  expect(replySpread(enquiries, now)).toEqual(spread);
  expect(Object.values(spread).reduce((sum, count) => sum + count)).toBe(replyFigures(enquiries, now)?.enquiries);
  expect(replySpread(enquiries.slice(0, 4), now)).toBeNull();
});
