import * as v from 'valibot';

/** Where unsaved words wait: this tab only, gone when it is closed. */
export interface Drafts {
  /** What was kept under the key, or null when there is nothing that fits. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null;
  /** Keeps a value; null forgets it. */
  write(key: string, value: unknown): void;
}

const prefix = 'posy.shell.';

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** Drafts in a web storage. A browser that forbids or fills it costs the draft, never the page. */
export const createDrafts = (storage: () => Storage): Drafts => ({
  read(key, schema) {
    try {
      const read = v.safeParse(schema, parse(storage().getItem(prefix + key)));
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

/** The drafts of this tab. */
export const sessionDrafts = createDrafts(() => sessionStorage);
