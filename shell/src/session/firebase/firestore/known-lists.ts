import * as v from 'valibot';
import type { JsonStore } from '#adapters/storage/json-store';

/** Which whole lists this device stores, as far as it was noted: a guess that costs a moment where it is wrong. */
export interface KnownLists {
  has: (path: string) => boolean;
  add: (path: string) => void;
}

/** Signing out removes it together with the documents. */
const key = 'posy-known-lists';
const schema = v.array(v.string());
/** A wedding has about fifteen lists. */
const most = 60;

/** Notes which lists came whole. Where documents are not stored, none is ever known. */
export const createKnownLists = (store: JsonStore, isStoring: boolean): KnownLists => {
  const paths = new Set(isStoring ? (store.read(key, schema) ?? []) : []);
  return {
    has: (path) => paths.has(path),
    add(path) {
      if (!isStoring || paths.has(path)) return;
      paths.add(path);
      // Other tabs add theirs.
      store.write(key, [...new Set([...(store.read(key, schema) ?? []), path])].slice(-most));
    },
  };
};
