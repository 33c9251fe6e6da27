import * as v from 'valibot';
import { forgivingStorage, type SmallStorage } from './forgiving-storage';

/** Where what is typed waits until it is saved or thrown away. The host clears it on sign-out. */
export interface Drafts {
  /** What was stored under the key, or null when there is nothing that fits. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  /** Keeps a value; null forgets it. */
  write(key: string, value: unknown): void;
}

/**
 * Drafts in a web storage: `sessionStorage` for this tab, `localStorage` for this device. `prefix` sets a package's keys
 * apart. Where the browser forbids or fills the storage, a draft lasts for as long as the page is open.
 */
export const createDrafts = (storage: () => SmallStorage, prefix: string): Drafts => {
  const stored = forgivingStorage(storage);
  return {
    read(key, schema) {
      try {
        const read = v.safeParse(schema, JSON.parse(stored.getItem(prefix + key) ?? 'null'));
        return read.success ? read.output : null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      if (value === null) stored.removeItem(prefix + key);
      else stored.setItem(prefix + key, JSON.stringify(value));
    },
  };
};
