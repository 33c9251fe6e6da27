import * as v from 'valibot';

/** Where what is being written waits on this device, until it is saved or thrown away. */
export interface DraftStorage {
  /** What was kept under the key, or null when there is nothing that fits. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  /** Keeps a value; null forgets it. */
  write(key: string, value: unknown): void;
}

const prefix = 'posy.planning.draft.';

/** Drafts in a web storage. A browser that forbids or fills it costs the draft, never the page. */
export const createDraftStorage = (storage: () => Storage): DraftStorage => ({
  read(key, schema) {
    try {
      const text = storage().getItem(prefix + key);
      const read = v.safeParse(schema, text === null ? null : JSON.parse(text));
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

/** The drafts of this device. The host clears them on sign-out. */
export const draftStorage = createDraftStorage(() => localStorage);
