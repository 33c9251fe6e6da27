import * as v from 'valibot';
import type { JsonStore } from '#adapters/storage/json-store';

/** The whole lists that this device stores, as far as it was recorded: a wrong guess costs a moment. */
export interface KnownLists {
  has: (path: string) => boolean;
  add: (path: string) => void;
}

/** A sign-out removes it together with the documents. */
const key = 'posy-known-lists';
const schema = v.array(v.string());
/** A wedding has about fifteen lists. */
const most = 60;

/** Records which whole lists have loaded. It is always empty when documents are not stored. */
export const createKnownLists = (store: JsonStore, isStoring: boolean): KnownLists => {
  const paths = new Set(isStoring ? (store.read(key, schema) ?? []) : []);
  return {
    has: (path) => paths.has(path),
    add(path) {
      if (!isStoring || paths.has(path)) return;
      paths.add(path);
      // Other tabs add their lists too.
      store.write(key, [...new Set([...(store.read(key, schema) ?? []), path])].slice(-most));
    },
  };
};
