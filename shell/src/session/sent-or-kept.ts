import type { Clock, Readable } from '@posy/shared-contracts/mount-props';

/** `sent`: the server has the edit. `kept`: it waits on this device, and goes out with the connection. */
export type Sent = 'sent' | 'kept';

/** How long a form waits for an answer, in milliseconds. An edit without one is kept and sent all the same. */
export const patienceMs = 8000;

interface Options {
  online: Readable<boolean>;
  clock: Pick<Clock, 'after'>;
  /** Hears of a refusal that comes once the form went on. */
  refusedLater: (error: unknown) => void;
}

/** Calls back when there is nothing to wait for any more: the connection is gone, or the answer does not come. */
const whenUnreachable = ({ online, clock }: Options, run: () => void): (() => void) => {
  if (!online.get()) run();
  const stopTimer = clock.after(patienceMs, run);
  const stopListening = online.subscribe(() => {
    if (!online.get()) run();
  });
  return () => {
    stopTimer();
    stopListening();
  };
};

/**
 * Waits for the server's answer to an edit for as long as one can be expected: a form never stands still because the
 * connection was lost in the middle. Rejects when the server refuses the edit before that.
 */
export const sentOrKept = (saving: Promise<void>, options: Options): Promise<Sent> =>
  new Promise((resolve, reject) => {
    let isKept = false;
    const stop = whenUnreachable(options, () => {
      isKept = true;
      resolve('kept');
    });
    saving.finally(stop).then(
      () => resolve('sent'),
      (error: unknown) => (isKept ? options.refusedLater(error) : reject(error)),
    );
  });
