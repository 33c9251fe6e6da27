/** Limit of calls within a window of milliseconds, starting at the first of them. */
export interface Most {
  max: number;
  timeWindow: number;
}

/** Counts what was done under a key: for an address, an account, or whom it is aimed at. */
export interface CallCounts {
  /** Number of calls in the current window. */
  of(key: string, now: number): number;
  /** Counts one more; false, with nothing counted, when there were the most already. */
  take(key: string, most: Most, now: number): boolean;
  /** Counts one less: a call that was counted before it was known whether it has to be. */
  giveBack(key: string, now: number): void;
}

/** Most keys that are stored; the oldest is dropped first. */
const mostKeys = 100_000;

export const createCallCounts = (): CallCounts => {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const windowOf = (key: string, now: number) => {
    const known = windows.get(key);
    return known !== undefined && known.endsAt > now ? known : undefined;
  };
  return {
    of: (key, now) => windowOf(key, now)?.count ?? 0,
    take(key, { max, timeWindow }, now) {
      const known = windowOf(key, now);
      if (known === undefined) {
        windows.delete(key);
        if (windows.size >= mostKeys) windows.delete(windows.keys().next().value ?? '');
        windows.set(key, { count: 1, endsAt: now + timeWindow });
        return true;
      }
      if (known.count >= max) return false;
      known.count += 1;
      return true;
    },
    giveBack(key, now) {
      const known = windowOf(key, now);
      if (known !== undefined) known.count = Math.max(0, known.count - 1);
    },
  };
};
