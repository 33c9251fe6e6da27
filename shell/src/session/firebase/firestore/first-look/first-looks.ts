import type { SmallStorage } from '@posy/remote-kit';
import * as v from 'valibot';
import { createJsonStore } from '#adapters/storage/json-store';

/** A document as it was read, with its id. */
export interface StoredDocument {
  id: string;
}

/** The stored beginning of an answer. */
export interface FirstLook {
  documents: StoredDocument[];
  /** True when there was more. */
  isPart: boolean;
}

/** The beginnings of answers that this device stores beside the database's own cache. */
export interface FirstLooks {
  read(key: string): FirstLook | null;
  save(key: string, look: FirstLook): void;
  forget(key: string): void;
  /** Deletes all of them when a session ended without a sign-out, so that the next person finds nothing. */
  forgetAll(): void;
}

interface Options {
  /** A sign-out empties it. */
  storage: SmallStorage;
  /** Returns true when documents may be stored now: not while those of a person who signed out are still here. */
  mayStore: () => boolean;
}

/** Each key holds one answer; this one holds the keys, the latest last. */
const indexKey = 'posy-first-looks';
const keyOf = (key: string): string => `posy-first-look ${key}`;
/** Maximum number of stored answers: a storage holds five million characters, and an answer has tens of thousands. */
const most = 24;

const indexSchema = v.array(v.string());
const lookSchema = v.object({ documents: v.array(v.looseObject({ id: v.string() })), isPart: v.boolean() });

/** Stores the most recently used answers. */
export const createFirstLooks = ({ storage, mayStore }: Options): FirstLooks => {
  const store = createJsonStore(storage);
  /** The last writes of this page, so that the same value is not written twice. */
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
