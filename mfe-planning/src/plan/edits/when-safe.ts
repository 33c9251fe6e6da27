import type { MountProps } from '@posy/shared-contracts/mount-props';

/** How long a deed waits for the server's answer before it counts without, in milliseconds. */
const patienceMs = 1000;

/**
 * Runs `then` once: when the server has taken the work, or will: a second later while there is a connection, at once
 * without one, when the database keeps it on the device. Not when it is refused before.
 */
export const whenSafe = (
  { clock, online }: Pick<MountProps, 'clock' | 'online'>,
  work: Promise<void>,
  then: () => void,
) => {
  let isRun = false;
  const once = (): void => {
    if (isRun) return;
    isRun = true;
    then();
  };
  const stopWaiting = clock.after(online.get() ? patienceMs : 0, once);
  work.finally(stopWaiting).then(once, () => undefined);
};
