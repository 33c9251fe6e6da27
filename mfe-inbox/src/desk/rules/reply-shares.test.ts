import fc from 'fast-check';
import { replyShares } from './reply-shares';

const spreadOf = ([withinHour = 0, withinDay = 0, withinTwoDays = 0, later = 0, never = 0]: number[]) => ({
  withinHour,
  withinDay,
  withinTwoDays,
  later,
  never,
});
const sum = (shares: object): number => Object.values(shares).reduce((all: number, one: number) => all + one, 0);

test('shares of replies are whole, and the largest remainders are rounded up', () => {
  expect(replyShares(spreadOf([1, 1, 1, 0, 0]))).toEqual(spreadOf([34, 33, 33, 0, 0]));
  expect(replyShares(spreadOf([3, 2, 1, 1, 1]))).toEqual(spreadOf([38, 25, 13, 12, 12]));
  expect(replyShares(spreadOf([0, 0, 0, 0, 0]))).toEqual(spreadOf([0, 0, 0, 0, 0]));
});

test('shares of replies add up to 100, and those of answers to the percentage that couples see', () => {
  const count = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(fc.tuple(count, count, count, count, count), (counts) => {
      const total = counts.reduce((all, one) => all + one, 0);
      const shares = replyShares(spreadOf(counts));
      expect(sum(shares)).toBe(total === 0 ? 0 : 100);
      if (total > 0) expect(100 - shares.never).toBe(Math.round(((total - counts[4]) / total) * 100));
    }),
  );
});
