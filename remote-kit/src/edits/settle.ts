import type { MountProps } from '@posy/shared-contracts/mount-props';

/** `sent`: the server has the edit. `stored`: it waits on this device, and goes out with the connection. */
export type Sent = 'sent' | 'stored';

/** Milliseconds that a form waits for an answer. */
export const formTimeoutMs = 8000;

export interface Settling extends Pick<MountProps, 'online'> {
  clock: Pick<MountProps['clock'], 'after'>;
  /** Milliseconds to wait for an answer. An edit without one is stored and sent all the same. */
  timeoutMs: number;
  /** Hears of a refusal that comes after that. */
  refusedLater: (error: unknown) => void;
}

/** Calls back when there is nothing to wait for any more: the connection is gone, or the answer does not come. */
const whenUnreachable = ({ online, clock, timeoutMs }: Settling, run: () => void): (() => void) => {
  if (!online.get()) run();
  const stopTimer = clock.after(timeoutMs, run);
  const stopListening = online.subscribe(() => {
    if (!online.get()) run();
  });
  return () => {
    stopTimer();
    stopListening();
  };
};

/**
 * Waits until the server has an edit, or it is stored here: nothing stands still because the connection was lost in the middle.
 * Rejects when the server refuses the edit before that.
 */
export const settle = (work: Promise<void>, settling: Settling): Promise<Sent> =>
  new Promise((resolve, reject) => {
    let isStored = false;
    const stop = whenUnreachable(settling, () => {
      isStored = true;
      resolve('stored');
    });
    work.finally(stop).then(
      () => resolve('sent'),
      (error: unknown) => (isStored ? settling.refusedLater(error) : reject(error)),
    );
  });
