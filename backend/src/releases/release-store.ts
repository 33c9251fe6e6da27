import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readReleaseSet, type ReleaseSet } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { openBuilds, isVersion, type Builds } from './builds';
import { readCurrent, releaseKey, watchCurrent, type CurrentPlaces } from './current-set';
import { prepareFile, writeAtomically } from './files';
import { openHistory, type HistoryEntry } from './history';
import { openIntegrityLists, type Integrities } from './integrity/integrity-lists';
import { forOlderReaders } from './integrity/older-readers';
import { translateFault } from './release-fault';
import { withRestoredLists } from './integrity/restored-lists';
import { type KeptSet, readSetFile, storedSetSchema, tryReadSetFile, type StoredSet } from './stored-set';

export type { BuildId } from './builds';

/** What becomes current, and why. */
export interface Publication {
  /** In words for the list of releases, such as `deploy mfe-reviews 1.0.0`. */
  what: string;
  /** Of a way back: the number of the entry that it goes back to. */
  backTo?: number;
}

/** Builds and the sets that compose them, on disk. What is added is never changed. */
export interface ReleaseStore extends Builds {
  /**
   * Composes a set from the current one and makes it current, in one step for readers. When another process makes one
   * current meanwhile, it is composed again from that: nobody's release is lost. Null composes nothing.
   */
  publish(compose: (before: StoredSet | null) => unknown, publication: Publication): Promise<StoredSet | null>;
  /**
   * Keeps the set and makes it the current one. A kept set may be published again; the same id with another content than
   * its time is refused.
   */
  publishSet(set: ReleaseSet): Promise<void>;
  /** The current set, or null before the first. Notices what another process published. */
  current(): ReleaseSet | null;
  /** The current set as it was composed, with what this checkout does not know. */
  stored(): StoredSet | null;
  /** A kept set, or null. */
  set(id: string): ReleaseSet | null;
  /** The same as it was composed. */
  storedSet(id: string): StoredSet | null;
  /** Integrity of the files of the set's builds, by path; builds from before have that of their entry only. */
  integritiesOf(set: ReleaseSet): Promise<Integrities>;
  /** What became current, oldest first. */
  history(): HistoryEntry[];
}

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Opens the store in a folder, which is made when missing by the first write. */
export const openReleaseStore = (dir: string, report: (sentence: string) => void = () => undefined): ReleaseStore => {
  const builds = openBuilds(dir);
  const setsDir = join(dir, 'sets');
  const history = openHistory(join(dir, 'history'));
  const places: CurrentPlaces = { currentPath: join(dir, 'current.json'), setsDir, history, report };
  const setPath = (id: string): string => join(setsDir, `${id}.json`);
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
  /** As tools of today would have composed it. */
  const restore = <K extends KeptSet>(kept: K): K => {
    const stored = withRestoredLists(kept.stored, { buildsDir: builds.buildsDir, earlier });
    return { ...kept, stored, set: readReleaseSet(stored).set };
  };
  const watched = watchCurrent(places, restore);

  const kept = (id: string) => {
    const path = setPath(id);
    return isVersion(id) && existsSync(path) ? readSetFile(path) : null;
  };
  const whole = (id: string) => {
    const found = kept(id);
    return found === null ? null : restore(found);
  };

  const keep = async (given: unknown): Promise<StoredSet> => {
    const wanted = v.parse(storedSetSchema, given);
    if (!isVersion(wanted.id)) throw new Error(`"${wanted.id}" cannot be the id of a release set.`);
    const before = kept(wanted.id)?.stored ?? null;
    if (before !== null && !isDeepStrictEqual({ ...before, createdAt: '' }, { ...wanted, createdAt: '' }))
      throw new Error(`The release set ${wanted.id} exists with another content.`);
    if (before === null) await writeAtomically(setPath(wanted.id), textOf(wanted));
    return before ?? wanted;
  };

  /** Makes a kept set the one under the number. False: the number is taken, or is not the next any more. */
  const makeCurrent = async (set: StoredSet, number: number, { what, backTo }: Publication): Promise<boolean> => {
    const at = new Date().toISOString();
    const copy = await prepareFile(places.currentPath, textOf({ ...forOlderReaders(set), [releaseKey]: number }));
    try {
      const entry = { number, set: set.id, at, what, ...(backTo !== undefined && { backTo }) };
      if (!(await history.append(entry))) return false;
      await copy.place();
    } finally {
      await copy.discard();
    }
    await settle(number);
    return true;
  };

  /** `current.json` is a copy, and the slower of two writers may have put the older one there. */
  const settle = async (number: number): Promise<void> => {
    for (let written = number; ;) {
      const newest = history.entries().at(-1);
      if (newest === undefined || newest.number <= written) return;
      const set = kept(newest.set)?.stored;
      if (set === undefined) return;
      await writeAtomically(places.currentPath, textOf({ ...forOlderReaders(set), [releaseKey]: newest.number }));
      written = newest.number;
    }
  };

  const publish: ReleaseStore['publish'] = async (compose, publication) => {
    for (;;) {
      const number = history.next();
      const before = readCurrent(places);
      if (before !== null && before.number === null) {
        // Made current by other hands: history has it from now on, so that a way back leads there.
        await makeCurrent(await keep(before.stored), number, { what: 'found as current' });
        continue;
      }
      const composed = compose(before === null ? null : restore(before).stored);
      if (composed === null) return null;
      const set = await keep(composed);
      if (set.id === before?.stored.id && publication.backTo === undefined) return set;
      if (await makeCurrent(set, number, publication)) return set;
    }
  };

  const inWords = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw translateFault(error, dir);
    }
  };

  return {
    ...builds,
    addBuild: (build) => inWords(() => builds.addBuild(build)),
    publish: (compose, publication) => inWords(() => publish(compose, publication)),
    publishSet: (set) => inWords(async () => void (await publish(() => set, { what: `release ${set.id}` }))),
    current: () => watched()?.set ?? null,
    stored: () => watched()?.stored ?? null,
    set: (id) => whole(id)?.set ?? null,
    storedSet: (id) => whole(id)?.stored ?? null,
    integritiesOf: openIntegrityLists(builds.buildsDir, report),
    history: history.entries,
  };
};
