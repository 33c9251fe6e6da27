import { AuthError } from '../base/auth-error';
import { type AttemptLimit } from './options';

interface Window {
  count: number;
  endsAt: number;
}

/** Attempts of one kind: what is counted, and how often it may happen. */
export interface Counted {
  key: string;
  limit: AttemptLimit;
}

/** Number of the oldest windows that are checked to make room for one. */
const looked = 50;

export interface AttemptLimiter {
  /** Counts one attempt for every key, before its outcome is known; throws `TOO_MANY_ATTEMPTS_TRY_LATER`. */
  take(attempts: Counted[]): void;
  /** Counts one attempt that is not refused here. */
  note(attempt: Counted): void;
  isSpent(attempt: Counted): boolean;
  /** Gives back what a successful attempt took. */
  forgive(keys: string[]): void;
}

/** Remembers `mostKeys` at most: an attacker with many addresses cannot fill the memory. */
export const createAttemptLimiter = (now: () => number, mostKeys = 200_000): AttemptLimiter => {
  const windows = new Map<string, Window>();
  const current = (key: string): Window | undefined => {
    const known = windows.get(key);
    return known !== undefined && known.endsAt > now() ? known : undefined;
  };
  /** Ended windows are removed first; only then the oldest that still counts. */
  const makeRoom = (): void => {
    if (windows.size < mostKeys) return;
    const oldest = windows.entries();
    for (let seen = 0; seen < looked; seen += 1) {
      const { value, done } = oldest.next();
      if (done !== true && value[1].endsAt <= now()) windows.delete(value[0]);
    }
    if (windows.size >= mostKeys) windows.delete(windows.keys().next().value as string);
  };
  const note = ({ key, limit }: Counted): void => {
    const known = current(key);
    if (known !== undefined) {
      known.count += 1;
      return;
    }
    windows.delete(key);
    makeRoom();
    windows.set(key, { count: 1, endsAt: now() + limit.windowMs });
  };
  const isSpent = ({ key, limit }: Counted): boolean => (current(key)?.count ?? 0) >= limit.attempts;
  return {
    // A refused attempt is not recorded: further guesses do not push other windows out.
    take: (attempts) => {
      if (attempts.some(isSpent)) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
      attempts.forEach(note);
    },
    note,
    isSpent,
    forgive: (keys) => {
      for (const key of keys) {
        const window = windows.get(key);
        if (window !== undefined && window.count > 0) window.count -= 1;
      }
    },
  };
};
