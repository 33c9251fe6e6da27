import type { Clock } from '@posy/shared-contracts/mount-props';

interface Options {
  clock: Pick<Clock, 'after'>;
  /** Whether there is a connection: without one nothing can be confirmed. */
  isOnline: () => boolean;
}

/** How long a list that is here may wait for the server's word before it is asked for anew; the last one repeats. */
const pausesMs = [10_000, 20_000, 60_000] as const;

/**
 * A live read that does not stay unconfirmed: of two tabs that open at once, the one that lets the other ask may miss the
 * answer, and would show its stored list as unconfirmed for good. `listen` says for each snapshot whether it waits for the
 * server although there is something to show.
 */
export const untilConfirmed = (
  listen: (heard: (waits: boolean) => void) => () => void,
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
