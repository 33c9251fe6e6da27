import * as v from 'valibot';

/** What was typed and not saved yet: kept for this tab, so that an ended session or a reload loses none of it. */
export interface FormDrafts {
  /** What was kept under the key, or null when there is nothing that fits. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  /** Keeps a value; null forgets it. */
  write(key: string, value: unknown): void;
}

const prefix = 'posy.draft.';

/** Drafts in a web storage. A browser that forbids or fills it costs the draft, never the page. */
export const createFormDrafts = (storage: () => Storage): FormDrafts => ({
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
      // Without storage what is typed lives as long as its screen.
    }
  },
});

/** The drafts of this tab. */
export const formDrafts = createFormDrafts(() => sessionStorage);
