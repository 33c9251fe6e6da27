import { storageKeys } from '@posy/shared-contracts/constants';

const key = storageKeys.weddingCountryChangedShowInfo;

/** Remembers over a load of the page that the wedding's country changed, so that the new market says so once. */
export const countryChanged = {
  isSet(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  /** `before` is JSON of what the change replaced. */
  set(before: string): void {
    try {
      localStorage.setItem(key, before);
    } catch {
      // Without storage the new market says nothing about the move, and everything else works.
    }
  },
  /** What was set, which is thereby forgotten: it is said once. */
  take(): string | null {
    try {
      const before = localStorage.getItem(key);
      localStorage.removeItem(key);
      return before;
    } catch {
      return null;
    }
  },
};
