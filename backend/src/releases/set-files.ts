import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readReleaseSet } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { type CurrentPlaces } from './current-set';
import { withRestoredLists } from './integrity/restored-lists';
import { isVersion } from './stored/builds';
import { writeShared } from './stored/shared-files';
import { readSetFile, type SetRecord, type StoredSet, storedSetSchema, tryReadSetFile } from './stored/stored-set';

/** Sets as JSON, as people read them. */
export const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The sets that were composed, each in a file of its own that is never changed. */
export interface SetFiles {
  /** A set as its file has it, or null. */
  read(id: string): SetRecord | null;
  /** Returns the set as today's tools would have composed it. */
  restore<K extends SetRecord>(record: K): K;
  /** Stores a set. The same id with another content than its time is refused. */
  save(given: unknown): Promise<StoredSet>;
}

export const openSetFiles = ({ setsDir, history }: CurrentPlaces, buildsDir: string): SetFiles => {
  const setPath = (id: string): string => join(setsDir, `${id}.json`);
  const read = (id: string) => {
    const path = setPath(id);
    return isVersion(id) && existsSync(path) ? readSetFile(path) : null;
  };
  /** Each once, newest first. */
  const earlier = function* (): Iterable<StoredSet> {
    for (const id of new Set(
      history
        .entries()
        .map(({ set }) => set)
        .reverse(),
    )) {
      const set = isVersion(id) ? tryReadSetFile(setPath(id)) : null;
      if (set !== null) yield set.stored;
    }
  };
  const restored = (set: StoredSet): StoredSet => withRestoredLists(set, { buildsDir, earlier });
  const isSame = (one: StoredSet, other: StoredSet): boolean =>
    isDeepStrictEqual({ ...one, createdAt: '' }, { ...other, createdAt: '' });
  return {
    read,
    restore(record) {
      const stored = restored(record.stored);
      return { ...record, stored, set: readReleaseSet(stored).set };
    },
    async save(given) {
      const wanted = v.parse(storedSetSchema, given);
      if (!isVersion(wanted.id)) throw new Error(`"${wanted.id}" cannot be the id of a release set.`);
      const before = read(wanted.id)?.stored ?? null;
      // A rollback to a set without integrity lists takes the restored lists.
      if (before !== null && !isSame(before, wanted) && !isSame(restored(before), wanted))
        throw new Error(`The release set ${wanted.id} exists with another content.`);
      if (before === null) await writeShared(setPath(wanted.id), textOf(wanted));
      return before ?? wanted;
    },
  };
};
