import type { Readable } from '@posy/shared-contracts/mount-props';
import type { NewRelease } from './new-release';

/** What "Try again" does where code did not come: a newer set is loaded, otherwise it is tried again. */
export const loadNewerOr = (newRelease: Readable<NewRelease | null>, retry: () => void): void => {
  if (newRelease.get()?.load() !== 'now') retry();
};
