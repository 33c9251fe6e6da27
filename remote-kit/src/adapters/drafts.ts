import * as v from 'valibot';
import { forgivingStorage, type SmallStorage } from './forgiving-storage';

/** Stores unsaved input until it is saved or discarded. The host clears it on sign-out. */
export interface Drafts {
  /** Returns the value stored under the key, or null when there is none that fits the schema. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  /** Keeps a value; null forgets it. */
  write(key: string, value: unknown): void;
}

/**
 * Drafts in a web storage: `sessionStorage` for this tab, `localStorage` for this device. `prefix` separates the
 * packages' keys. When the browser forbids the storage or it is full, a draft lasts while the page is open.
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
