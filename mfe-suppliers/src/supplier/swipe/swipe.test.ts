import { swipeOf } from './swipe';

test.each([
  [{ x: 300, y: 10 }, { x: 200, y: 20 }, 1, 1],
  [{ x: 100, y: 10 }, { x: 200, y: 20 }, 1, -1],
  [{ x: 100, y: 10 }, { x: 130, y: 10 }, 1, 0],
  [{ x: 100, y: 10 }, { x: 160, y: 200 }, 1, 0],
  [{ x: 300, y: 10 }, { x: 100, y: 10 }, 2, 0],
] as const)('a finger from %o to %o at scale %d moves by %d', (from, to, scale, by) => {
  expect(swipeOf(from, to, scale)).toBe(by);
});
