import type { Clock } from '../page/device';

/** A clock that stands still until it is moved. */
export const createFakeClock = (): Clock & { pass(milliseconds: number): void } => {
  let now = 0;
  let ids = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    newId: () => `native-${(ids += 1)}`,
    pass(milliseconds) {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
};
