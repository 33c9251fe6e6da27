import { storageKeys } from '@posy/shared-contracts/constants';
import { deviceStorage } from '../storage/web-storages';

const key = storageKeys.weddingCountryChangedShowInfo;

/**
 * Remembers across a load of the page that the wedding's country changed, so that the new market shows a notice once.
 * Without storage the notice is left out, and everything else works.
 */
export const countryChanged = {
  isSet: (): boolean => deviceStorage.getItem(key) !== null,
  /** `before` is JSON of the values that the change replaced. */
  set: (before: string): void => deviceStorage.setItem(key, before),
  /** Returns the stored value and deletes it: the notice is shown once. */
  take(): string | null {
    const before = deviceStorage.getItem(key);
    deviceStorage.removeItem(key);
    return before;
  },
};
