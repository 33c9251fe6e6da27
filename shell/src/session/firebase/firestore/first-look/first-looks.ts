import type { SmallStorage } from '@posy/remote-kit';
import * as v from 'valibot';
import { createJsonStore } from '#adapters/storage/json-store';

/** A document as it was read, with its id. */
export interface StoredDocument {
  id: string;
}

/** What a device stores of an answer. */
export interface FirstLook {
  documents: StoredDocument[];
  /** There was more. */
  isPart: boolean;
}

/** The beginnings of answers that this device stores beside the database's own cache. */
export interface FirstLooks {
  read(key: string): FirstLook | null;
  save(key: string, look: FirstLook): void;
  forget(key: string): void;
  /** For a session that ended without somebody who signed out: whoever comes next finds nothing of it. */
  forgetAll(): void;
}

interface Options {
  /** Signing out empties it. */
  storage: SmallStorage;
  /** Whether documents may be stored now: not while those of somebody who left are still here. */
  mayStore: () => boolean;
}

/** Under each key stands one answer; under this one the keys, the latest last. */
const indexKey = 'posy-first-looks';
const keyOf = (key: string): string => `posy-first-look ${key}`;
/** Answers that are stored: a storage has room for five million letters, and an answer has some ten thousand. */
const most = 24;

const indexSchema = v.array(v.string());
const lookSchema = v.object({ documents: v.array(v.looseObject({ id: v.string() })), isPart: v.boolean() });

/** Keeps the answers that were looked at last. */
export const createFirstLooks = ({ storage, mayStore }: Options): FirstLooks => {
  const store = createJsonStore(storage);
  /** What this page wrote last, so that the same is not written twice. */
  const written = new Map<string, string>();
  const keys = (): string[] => store.read(indexKey, indexSchema) ?? [];
  const remove = (key: string): void => {
    written.delete(key);
    storage.removeItem(keyOf(key));
  };
  const remember = (key: string): void => {
    const before = keys();
    if (before.at(-1) === key) return;
    const all = [...before.filter((one) => one !== key), key];
    all.slice(0, -most).forEach(remove);
    store.write(indexKey, all.slice(-most));
  };
  return {
    read: (key) => (mayStore() ? store.read(keyOf(key), lookSchema) : null),
    save(key, look) {
      if (!mayStore()) return;
      const text = JSON.stringify(look);
      if (written.get(key) === text) return;
      written.set(key, text);
      remember(key);
      storage.setItem(keyOf(key), text);
    },
    forget(key) {
      remove(key);
      const all = keys();
      if (all.includes(key))
        store.write(
          indexKey,
          all.filter((one) => one !== key),
        );
    },
    forgetAll() {
      keys().forEach(remove);
      storage.removeItem(indexKey);
    },
  };
};
