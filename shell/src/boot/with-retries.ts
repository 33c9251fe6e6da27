import type { Clock } from '@posy/shared-contracts/mount-props';

/** Waits before the second and the third attempt, in milliseconds. */
const pausesMs = [500, 2000];

/** Runs work that the page cannot start without and repeats a failure twice. Rejects with the last failure. */
export const withRetries = async <T>(work: () => Promise<T>, clock: Pick<Clock, 'after'>): Promise<T> => {
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch {
      await new Promise<void>((resolve) => void clock.after(pause, resolve));
    }
  }
  return work();
};
