import type { Firestore, FirestoreWrite, MountProps } from '@posy/shared-contracts/mount-props';

/** Commits as the page by itself. */
export type Commit = (writes: FirestoreWrite[]) => Promise<void>;

const waiting = new WeakMap<Firestore, Map<string, () => void>>();

/**
 * Runs once, so many milliseconds `after` the last call for the same thing; an earlier call's work is dropped. It outlives the
 * screen that called: leaving right after an edit loses nothing. A failure is reported under the feature's name. What it
 * commits is nobody's own edit: it never counts as waiting.
 */
export const keepLater = (
  { firestore, clock, telemetry }: Pick<MountProps, 'firestore' | 'clock' | 'telemetry'>,
  { feature, of, after }: { feature: string; of: string; after: number },
  run: (commit: Commit) => Promise<void>,
): void => {
  const key = `${feature} ${of}`;
  const timers = waiting.get(firestore) ?? new Map<string, () => void>();
  waiting.set(firestore, timers);
  timers.get(key)?.();
  const cancel = clock.after(after, () => {
    timers.delete(key);
    run((writes) => firestore.commit(writes, { byItself: true })).catch((error: unknown) =>
      telemetry.error(feature, error),
    );
  });
  timers.set(key, cancel);
};
