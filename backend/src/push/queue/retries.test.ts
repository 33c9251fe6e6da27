import * as fc from 'fast-check';
import { mostTries, pauseAfter } from './retries';

const minute = 60_000;

test('waits twice as long after each try, from half a minute to four hours', () => {
  const pauses = Array.from({ length: mostTries }, (_, index) => pauseAfter(index + 1, 0.5) / minute);
  expect(pauses).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 240]);
});

test('never asks again sooner than the service said, nor later than a day', () => {
  expect(pauseAfter(1, 0.5, 10 * minute)).toBe(10 * minute);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
      (tries, share, asked) => {
        const pause = pauseAfter(tries, share, asked);
        expect(pause).toBeGreaterThanOrEqual(Math.min(asked, 24 * 60 * minute));
        expect(pause).toBeGreaterThan(0);
        expect(pause).toBeLessThanOrEqual(24 * 60 * minute);
      },
    ),
  );
});
