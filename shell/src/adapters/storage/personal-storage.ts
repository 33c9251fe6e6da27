import { consentKey, pushShowingsKey, ratingAskedKey } from './device-keys';
import { leftDocumentsKey } from './session-hint';

type WebStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Keys that are about the device, not about a person: everything else goes when somebody signs out. */
const deviceKeys: readonly string[] = [consentKey, pushShowingsKey, ratingAskedKey, leftDocumentsKey];

const keysOf = (storage: WebStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);

/** Removes what a person left in this browser's storages: drafts, marks of what was seen, searches. */
export const forgetPersonalStorage = (...storages: readonly (() => WebStorage)[]): void => {
  for (const storage of storages) {
    try {
      for (const key of keysOf(storage())) if (!deviceKeys.includes(key)) storage().removeItem(key);
    } catch {
      // A browser that forbids a storage kept nothing in it.
    }
  }
};

/** What this device and this tab hold of a person. */
export const forgetOnDevice = (): void =>
  forgetPersonalStorage(
    () => localStorage,
    () => sessionStorage,
  );

/** What this tab holds of a person: another tab emptied the device. */
export const forgetInTab = (): void => forgetPersonalStorage(() => sessionStorage);
