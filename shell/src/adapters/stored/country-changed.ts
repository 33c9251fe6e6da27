import { storageKeys } from '@posy/shared-contracts/constants';
import { deviceStorage } from '../storage/web-storages';

const key = storageKeys.weddingCountryChangedShowInfo;

/**
 * Remembers over a load of the page that the wedding's country changed, so that the new market says so once. Where the
 * browser keeps nothing, the new market says nothing about the move, and everything else works.
 */
export const countryChanged = {
  isSet: (): boolean => deviceStorage.getItem(key) !== null,
  /** `before` is JSON of what the change replaced. */
  set: (before: string): void => deviceStorage.setItem(key, before),
  /** What was set, which is thereby forgotten: it is said once. */
  take(): string | null {
    const before = deviceStorage.getItem(key);
    deviceStorage.removeItem(key);
    return before;
  },
};
