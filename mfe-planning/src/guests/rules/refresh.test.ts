import { planningConstants } from '@posy/shared-contracts/constants';
import fc from 'fast-check';
import { refreshDelay } from './refresh';

const throttle = planningConstants.groupsFetchThrottleMs;

/**
 * Returns the times at which the list is shown, for changes of others at these times; each change replaces the waiting
 * one.
 */
const showings = (times: readonly number[]): number[] => {
  const shown: number[] = [];
  times.forEach((now, index) => {
    const due = now + refreshDelay({ isOwn: false, now, shownAt: shown.at(-1) ?? null }, throttle);
    const next = times[index + 1] ?? Infinity;
    if (due < next || due === now) shown.push(due);
  });
  return shown;
};

test('shows the first change at once, later ones of a burst together after 2 s [S9-delay-04]', () => {
  expect(throttle).toBe(2000);
  expect(showings([0, 100, 200, 1900])).toEqual([0, 2000]);
  expect(showings([0, 2500, 2600])).toEqual([0, 2500, 4500]);
});

test('never holds back an own edit', () => {
  expect(refreshDelay({ isOwn: true, now: 1, shownAt: 0 }, throttle)).toBe(0);
});

test('shows at most once in 2 s, and the last change in the end [S9-delay-04]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 40 }), (gaps) => {
      const times = gaps.map((_gap, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0));
      const shown = showings(times);
      shown.slice(1).forEach((at, index) => expect(at - (shown[index] ?? 0)).toBeGreaterThanOrEqual(throttle));
      const last = times.at(-1) ?? 0;
      expect(shown.at(-1)).toBeGreaterThanOrEqual(last);
      expect((shown.at(-1) ?? 0) - last).toBeLessThanOrEqual(throttle);
    }),
  );
});
