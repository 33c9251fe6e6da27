import type { Readable } from '@posy/shared-contracts/mount-props';
import type { NewRelease } from './new-release';

/** The action of "Try again" after a failed load of code: loads a newer set, otherwise retries. */
export const loadNewerOr = (newRelease: Readable<NewRelease | null>, retry: () => void): void => {
  if (newRelease.get()?.load() !== 'now') retry();
};
