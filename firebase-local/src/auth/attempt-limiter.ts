import { AuthError } from './auth-error';
import { type AttemptLimit } from './options';

interface Window {
  count: number;
  endsAt: number;
}

/** So many keys are remembered at most: an attacker with many addresses cannot fill the memory. */
const mostKeys = 50_000;

export interface AttemptLimiter {
  /** Counts one attempt for every key, before its outcome is known; throws `TOO_MANY_ATTEMPTS_TRY_LATER`. */
  take(attempts: { key: string; limit: AttemptLimit }[]): void;
  /** Gives back what a successful attempt took. */
  forgive(keys: string[]): void;
}

export const createAttemptLimiter = (now: () => number): AttemptLimiter => {
  const windows = new Map<string, Window>();
  const current = (key: string, limit: AttemptLimit): Window => {
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > now()) return known;
    windows.delete(key);
    if (windows.size >= mostKeys) windows.delete(windows.keys().next().value as string);
    const fresh = { count: 0, endsAt: now() + limit.windowMs };
    windows.set(key, fresh);
    return fresh;
  };
  return {
    take: (attempts) => {
      const open = attempts.map(({ key, limit }) => ({ window: current(key, limit), limit }));
      if (open.some(({ window, limit }) => window.count >= limit.attempts))
        throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
      for (const { window } of open) window.count += 1;
    },
    forgive: (keys) => {
      for (const key of keys) {
        const window = windows.get(key);
        if (window !== undefined && window.count > 0) window.count -= 1;
      }
    },
  };
};
