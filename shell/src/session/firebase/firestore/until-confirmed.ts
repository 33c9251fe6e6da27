import type { Clock } from '@posy/shared-contracts/mount-props';

interface Options {
  clock: Pick<Clock, 'after'>;
  /** Returns true with a connection: without one nothing can be confirmed. */
  isOnline: () => boolean;
}

/**
 * Times that a cached list may wait for the server's confirmation before it is requested again; the last one repeats.
 */
const pausesMs = [10_000, 20_000, 60_000] as const;

/**
 * A live read that does not stay unconfirmed: when two tabs open at once, the one that leaves the request to the other
 * may miss the answer and would show its cached list as unconfirmed permanently. `listen` reports with each snapshot
 * whether it waits for the server despite having data.
 */
export const untilConfirmed = (
  listen: (onWaiting: (waits: boolean) => void) => () => void,
  { clock, isOnline }: Options,
): (() => void) => {
  let stop: () => void = () => undefined;
  let cancel: (() => void) | null = null;
  let attempt = 0;
  const calm = (): void => {
    cancel?.();
    cancel = null;
  };
  const wait = (): void => {
    cancel = clock.after(pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? pausesMs[0], () => {
      cancel = null;
      if (!isOnline()) return wait();
      attempt += 1;
      stop();
      begin();
    });
  };
  const begin = (): void => {
    stop = listen((waits) => {
      if (!waits) {
        attempt = 0;
        calm();
      } else if (cancel === null) wait();
    });
  };
  begin();
  return () => {
    calm();
    stop();
  };
};
