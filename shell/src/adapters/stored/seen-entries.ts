import * as v from 'valibot';
import type { JsonStore } from '../storage/json-store';

/** Ids of the navigation entries that a member saw last on this device; removed when the person signs out. */
export interface SeenEntries {
  read(): readonly string[];
  save(ids: readonly string[]): void;
}

const key = 'posy-navigation';

/** Stores the ids in a JSON store. */
export const createSeenEntries = (store: JsonStore): SeenEntries => ({
  read: () => store.read(key, v.array(v.string())) ?? [],
  save: (ids) => store.write(key, ids),
});
