import { type Caller } from '../access/caller';
import { StatusError } from '../base/status';
import { networkOf } from './network-of';

/** Limits of simultaneously held items. The backend is never counted, so nobody can take its share. */
export interface HoldingLimits {
  /** Limit of one signed-in account. */
  account: number;
  /** Limit of all callers of one address. */
  address: number;
  /** Limit of the signed-out callers of one address. */
  signedOut: number;
  /** Limit of all signed-out callers together, so that signed-in ones have the rest of `all`. */
  signedOutAll: number;
  all: number;
}

/** Share of one caller. */
export interface Share {
  /** Takes so much more. Throws RESOURCE_EXHAUSTED, with nothing taken, when a limit stands in the way. */
  take(amount?: number): void;
  /** Gives so much back. */
  give(amount?: number): void;
}

export type Holdings = (caller: Caller) => Share;

const boundless: Share = { take: () => undefined, give: () => undefined };

/** Ends something that an account holds and has left, and says whether there was anything. */
type LetGo = (uid: string) => boolean;

/** Counts the clients' use of a resource; `what` names it in refusals. An account's abandoned items make room first. */
export const createHoldings = (what: string, limits: HoldingLimits, letGo: LetGo = () => false): Holdings => {
  const held = new Map<string, number>();
  const change = (key: string, amount: number): void => {
    const now = (held.get(key) ?? 0) + amount;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  };
  const keysOf = (caller: Caller & { kind: 'client' }): [key: string, limit: number][] => {
    const address = networkOf(caller.address);
    const common: [string, number][] = [
      [`from ${address}`, limits.address],
      ['all', limits.all],
    ];
    if (caller.auth) return [[`account ${caller.auth.uid}`, limits.account], ...common];
    return [[`signed out ${address}`, limits.signedOut], ['signed out', limits.signedOutAll], ...common];
  };
  return (caller) => {
    if (caller.kind === 'admin') return boundless;
    const keys = keysOf(caller);
    return {
      take(amount = 1) {
        const isFull = (): boolean => keys.some(([key, limit]) => (held.get(key) ?? 0) + amount > limit);
        while (isFull())
          if (caller.auth === null || !letGo(caller.auth.uid))
            throw new StatusError('RESOURCE_EXHAUSTED', `Too many ${what} at once.`);
        for (const [key] of keys) change(key, amount);
      },
      give(amount = 1) {
        for (const [key] of keys) change(key, -amount);
      },
    };
  };
};

/** One holder's part of a share: its amount may change, and is released as a whole. */
export interface Tab {
  /** Throws RESOURCE_EXHAUSTED, with nothing changed, when it would be too much. */
  hold(amount: number): void;
  release(): void;
}

export const openTab = (share: Share): Tab => {
  let held = 0;
  let open = true;
  return {
    hold(amount) {
      if (!open) return;
      if (amount > held) share.take(amount - held);
      else share.give(held - amount);
      held = amount;
    },
    release() {
      if (open) share.give(held);
      open = false;
    },
  };
};

const megabyte = 1024 * 1024;

/** Limits of everything that a client can hold for longer than a call. */
export interface AllHoldings {
  transactions: Holdings;
  /** WebChannel sessions and gRPC streams. */
  streams: Holdings;
  /** Names who ends the streams that an account has left. */
  leftStreams(letGo: LetGo): void;
  /** Targets on Listen streams. */
  listeners: Holdings;
  /** Bytes that wait to be fetched by their reader. */
  unread: Holdings;
}

export const openHoldings = (): AllHoldings => {
  let letStreamsGo: LetGo = () => false;
  return {
    transactions: createHoldings('open transactions', {
      account: 50,
      address: 500,
      signedOut: 0,
      signedOutAll: 0,
      all: 5_000,
    }),
    streams: createHoldings(
      'streams',
      {
        account: 100,
        address: 1_000,
        signedOut: 100,
        signedOutAll: 5_000,
        all: 20_000,
      },
      (uid) => letStreamsGo(uid),
    ),
    leftStreams(letGo) {
      letStreamsGo = letGo;
    },
    listeners: createHoldings('listeners', {
      account: 2_000,
      address: 20_000,
      signedOut: 300,
      signedOutAll: 20_000,
      all: 200_000,
    }),
    unread: createHoldings('bytes that nobody fetches', {
      account: 64 * megabyte,
      address: 256 * megabyte,
      signedOut: 16 * megabyte,
      signedOutAll: 128 * megabyte,
      all: 768 * megabyte,
    }),
  };
};
