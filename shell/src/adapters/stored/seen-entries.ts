import * as v from 'valibot';
import type { JsonStore } from '../storage/json-store';

/** Ids of the navigation that a member saw last on this device; goes with the person when they sign out. */
export interface SeenEntries {
  read(): readonly string[];
  save(ids: readonly string[]): void;
}

const key = 'posy-navigation';

/** Keeps them in a store. */
export const createSeenEntries = (store: JsonStore): SeenEntries => ({
  read: () => store.read(key, v.array(v.string())) ?? [],
  save: (ids) => store.write(key, ids),
});
