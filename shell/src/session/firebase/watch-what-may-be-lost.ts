import type { Clock, FirestoreError } from '@posy/shared-contracts/mount-props';

interface Options {
  /** Begins to listen; reports each answer, and of the failure that ends the listener. */
  watch: (heard: () => void, refused: (error: FirestoreError) => void) => () => void;
  clock: Clock;
  failed: (error: FirestoreError) => void;
  /** The server keeps refusing: access was taken away, or there is nothing any more. */
  lost: () => void;
}

/** Pauses before a listener that ended is started again; the last one repeats. In milliseconds. */
const pausesMs = [1000, 2000, 4000, 60_000] as const;
/** Refusals in a row until access counts as lost: a role that is being changed may refuse once or twice. */
const refusalsUntilLost = 4;

/**
 * Listens to something that may be taken away, and goes on trying: access that comes back is heard again. Source: S6-collab-03.
 */
export const watchWhatMayBeLost = ({ watch, clock, failed, lost }: Options): (() => void) => {
  let stop: () => void = () => undefined;
  let failures = 0;
  let refusals = 0;
  const heard = (): void => {
    failures = 0;
    refusals = 0;
  };
  const refused = (error: FirestoreError): void => {
    if (failures === 0) failed(error);
    const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? pausesMs[0];
    failures += 1;
    refusals = error.failure === 'permission-denied' ? refusals + 1 : 0;
    if (refusals === refusalsUntilLost) lost();
    stop = clock.after(pause, begin);
  };
  const begin = (): void => {
    stop = watch(heard, refused);
  };
  begin();
  return () => stop();
};
