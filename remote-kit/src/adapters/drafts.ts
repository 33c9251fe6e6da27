import * as v from 'valibot';

/** Where what is typed waits until it is saved or thrown away. The host clears it on sign-out. */
export interface Drafts {
  /** What was kept under the key, or null when there is nothing that fits. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  /** Keeps a value; null forgets it. */
  write(key: string, value: unknown): void;
}

/**
 * Drafts in a web storage: `sessionStorage` for this tab, `localStorage` for this device. `prefix` sets a package's keys
 * apart. A browser that forbids or fills the storage costs the draft, never the page.
 */
export const createDrafts = (storage: () => Storage, prefix: string): Drafts => ({
  read(key, schema) {
    try {
      const read = v.safeParse(schema, JSON.parse(storage().getItem(prefix + key) ?? 'null'));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) storage().removeItem(prefix + key);
      else storage().setItem(prefix + key, JSON.stringify(value));
    } catch {
      return;
    }
  },
});
