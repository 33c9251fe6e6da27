import { type CurrentPlaces, readCurrent, releaseKey } from './current-set';
import { forOlderReaders } from './integrity/older-readers';
import { type SetFiles, textOf } from './set-files';
import { prepareFile, writeAtomically } from './stored/files';
import { type StoredSet } from './stored/stored-set';

/** The set that becomes current, and the reason. */
interface Publication {
  /** Text for the list of releases, such as `deploy mfe-reviews 1.0.0`. */
  what: string;
  who?: string;
  /** Number of the entry that a rollback restores. */
  backTo?: number;
  /** Rollback of one member: the member, and the number of the entry that had it. */
  member?: { name: string; backTo: number };
}

/** Makes what is composed from the current set the next one: see `ReleaseStore.publish`. */
export type Publish = (
  compose: (before: StoredSet | null) => unknown,
  publication: Publication,
) => Promise<StoredSet | null>;

export const publisher = (places: CurrentPlaces, sets: SetFiles): Publish => {
  const { history } = places;

  /** `current.json` is a copy, and the slower of two writers may have put the older one there. */
  const settle = async (number: number): Promise<void> => {
    for (let written = number; ;) {
      const newest = history.entries().at(-1);
      if (newest === undefined || newest.number <= written) return;
      const set = sets.read(newest.set)?.stored;
      if (set === undefined) return;
      await writeAtomically(places.currentPath, textOf({ ...forOlderReaders(set), [releaseKey]: newest.number }));
      written = newest.number;
    }
  };

  /**
   * Makes a stored set the current one under the number. Returns false when the number is taken, or is not the next any
   * more.
   */
  const makeCurrent = async (set: StoredSet, number: number, publication: Publication): Promise<boolean> => {
    const at = new Date().toISOString();
    const copy = await prepareFile(places.currentPath, textOf({ ...forOlderReaders(set), [releaseKey]: number }));
    try {
      const entry = { number, set: set.id, at, ...publication };
      if (!(await history.append(entry))) return false;
      await copy.place();
    } finally {
      await copy.discard();
    }
    await settle(number);
    return true;
  };

  return async (compose, publication) => {
    for (;;) {
      const number = history.next();
      const before = readCurrent(places);
      if (before !== null && before.number === null) {
        // The set was made current by hand: it is added to the history, so that a rollback can restore it.
        await makeCurrent(await sets.save(before.stored), number, { what: 'found as current' });
        continue;
      }
      const composed = compose(before === null ? null : sets.restore(before).stored);
      if (composed === null) return null;
      const set = await sets.save(composed);
      if (set.id === before?.stored.id && publication.backTo === undefined) return set;
      if (await makeCurrent(set, number, publication)) return set;
    }
  };
};
