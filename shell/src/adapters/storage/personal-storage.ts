import { permitCookie } from '@posy/shared-contracts/constants';
import { consentKey, pushShowingsKey, ratingAskedKey } from './device-keys';
import { leftDocumentsKey } from './session-hint';

type WebStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Keys that belong to the device, not to a person: all others are removed after a sign-out. */
const deviceKeys: readonly string[] = [consentKey, pushShowingsKey, ratingAskedKey, leftDocumentsKey];

const keysOf = (storage: WebStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);

/** Removes a person's data from this browser's storages: drafts, marks of seen items, searches. */
export const forgetPersonalStorage = (...storages: readonly (() => WebStorage)[]): void => {
  for (const storage of storages) {
    try {
      for (const key of keysOf(storage())) if (!deviceKeys.includes(key)) storage().removeItem(key);
    } catch {
      // A browser that forbids a storage stores nothing in it.
    }
  }
};

/** Removes a person's data from this device and this tab, with an operator's permit to show other versions. */
export const forgetOnDevice = (): void => {
  document.cookie = `${permitCookie}=; Path=/; Max-Age=0`;
  forgetPersonalStorage(
    () => localStorage,
    () => sessionStorage,
  );
};

/** Removes a person's data from this tab: another tab cleared the device. */
export const forgetInTab = (): void => forgetPersonalStorage(() => sessionStorage);
