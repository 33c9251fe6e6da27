import type { Clock, FirestoreError } from '@posy/shared-contracts/mount-props';

interface Options {
  /** Begins to listen; reports each answer, and the failure that ends the listener. */
  watch: (onAnswer: () => void, refused: (error: FirestoreError) => void) => () => void;
  clock: Clock;
  failed: (error: FirestoreError) => void;
  /** Called when the server keeps refusing: access was removed, or the document is gone. */
  lost: () => void;
}

/** Delays before an ended listener is started again; the last one repeats. In milliseconds. */
const pausesMs = [1000, 2000, 4000, 60_000] as const;
/**
 * Number of consecutive refusals until access counts as lost: a role that is being changed may refuse once or twice.
 */
const refusalsUntilLost = 4;

/**
 * Listens to a document whose access may be removed, and keeps retrying: access that returns is noticed. Source:
 * S6-collab-03.
 */
export const watchWhatMayBeLost = ({ watch, clock, failed, lost }: Options): (() => void) => {
  let stop: () => void = () => undefined;
  let failures = 0;
  let refusals = 0;
  const onAnswer = (): void => {
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
    stop = watch(onAnswer, refused);
  };
  begin();
  return () => stop();
};
