import * as v from 'valibot';

/** Small values in the browser's storage. A browser that forbids it forgets them, and the page works on. */
export interface JsonStore {
  /** What is kept under the key, or null when there is nothing that fits. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  write(key: string, value: unknown): void;
}

/** A store of JSON in a web storage. */
export const createJsonStore = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): JsonStore => ({
  read(key, schema) {
    try {
      const found = v.safeParse(schema, JSON.parse(storage().getItem(key) ?? 'null'));
      return found.success ? found.output : null;
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      storage().setItem(key, JSON.stringify(value));
    } catch {
      // Forbidden or full: it is asked or shown once more at worst.
    }
  },
});

/** What this device keeps. */
export const deviceStore = createJsonStore(() => localStorage);
/** What this tab keeps while it is open. */
export const tabStore = createJsonStore(() => sessionStorage);
