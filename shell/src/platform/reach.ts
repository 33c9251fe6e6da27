import type { Clock } from '@posy/shared-contracts/mount-props';
import type { WritableReadable } from './readable';

/** How often an unreachable server is tried again, in milliseconds. */
export const againMs = 5000;

interface Options {
  online: WritableReadable<boolean>;
  /** Asks the server for anything; rejects when there is no way to it. */
  ask: () => Promise<unknown>;
  clock: Clock;
}

/**
 * Corrects what the browser says of its connection. It says “online” on any network, also one that leads nowhere, and a
 * page that was started from what is stored has met no server yet: so the page asks once, and again until somebody answers.
 */
export const watchReach = ({ online, ask, clock }: Options): void => {
  const look = (): void => {
    ask().then(
      () => online.set(true),
      () => {
        online.set(false);
        clock.after(againMs, look);
      },
    );
  };
  look();
};
