import type { Clock } from '@posy/shared-contracts/mount-props';
import type { WritableReadable } from './readable';

/** Interval at which an unreachable server is tried again, in milliseconds. */
export const retryMs = 5000;

interface Options {
  online: WritableReadable<boolean>;
  /** Sends any request to the server; rejects when it cannot be reached. */
  ask: () => Promise<unknown>;
  clock: Clock;
}

/**
 * Corrects the browser's connection state. Browsers report “online” on any network, even one without internet, and a
 * page that started from its cache has not reached a server yet: so the page sends a request, and repeats it until the
 * server answers.
 */
export const watchReach = ({ online, ask, clock }: Options): void => {
  const look = (): void => {
    ask().then(
      () => online.set(true),
      () => {
        online.set(false);
        clock.after(retryMs, look);
      },
    );
  };
  look();
};
