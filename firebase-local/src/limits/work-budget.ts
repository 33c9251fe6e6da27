import { type Caller } from '../access/caller';
import { type Meter, WorkSpent } from '../base/meter';
import { networkOf } from './network-of';

/** Most bytes that may be read within a minute. */
export interface WorkLimits {
  /** For one signed-in account. */
  account: number;
  /** For all callers of one address. */
  address: number;
  /** For the signed-out callers of one address. */
  signedOut: number;
}

const megabyte = 1024 * 1024;

/** A wedding may hold 32 MB, and has a hundredth of it: a browser may read the largest whole eight times in a minute. */
export const usualWork: WorkLimits = {
  account: 256 * megabyte,
  address: 1024 * megabyte,
  signedOut: 64 * megabyte,
};

/** Does the work of a caller and counts what it reads. The backend's is not limited. */
export interface WorkBudget {
  /** Throws RESOURCE_EXHAUSTED, before or in the middle of the work, when its caller has read enough for this minute. */
  spend<T>(caller: Caller, work: () => T): T;
}

const windowMillis = 60_000;
const mostKeys = 100_000;
/** Cost of a call that reads nothing. */
const callCost = 1024;

interface Spent {
  bytes: number;
  endsAt: number;
}

export const createWorkBudget = (meter: Meter, limits: WorkLimits, nowMillis: () => number): WorkBudget => {
  const windows = new Map<string, Spent>();
  const windowOf = (key: string): Spent => {
    const known = windows.get(key);
    if (known && known.endsAt > nowMillis()) return known;
    windows.delete(key);
    if (windows.size >= mostKeys) windows.delete(windows.keys().next().value as string);
    const fresh = { bytes: 0, endsAt: nowMillis() + windowMillis };
    windows.set(key, fresh);
    return fresh;
  };
  const shares = (caller: Caller & { kind: 'client' }): { spent: Spent; most: number }[] => {
    const network = networkOf(caller.address);
    const own = caller.auth
      ? { spent: windowOf(`account ${caller.auth.uid}`), most: limits.account }
      : { spent: windowOf(`signed out ${network}`), most: limits.signedOut };
    return [own, { spent: windowOf(`from ${network}`), most: limits.address }];
  };
  return {
    spend(caller, work) {
      if (caller.kind === 'admin') return work();
      const mine = shares(caller);
      const left = Math.min(...mine.map(({ spent, most }) => most - spent.bytes));
      if (left < callCost) throw new WorkSpent();
      const before = meter.soFar().bytes;
      try {
        return meter.within(left, work);
      } finally {
        const cost = callCost + meter.soFar().bytes - before;
        for (const { spent } of mine) spent.bytes += cost;
      }
    },
  };
};
