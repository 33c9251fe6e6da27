import { join } from 'node:path';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { type CurrentPlaces, watchCurrent } from './current-set';
import { type HistoryEntry, openHistory } from './history';
import { type Integrities, openIntegrityLists } from './integrity/integrity-lists';
import { type Publish, publisher } from './publish-sets';
import { translateFault } from './release-fault';
import { openSetFiles } from './set-files';
import { type Builds, openBuilds } from './stored/builds';
import { sharedAround } from './stored/shared-files';
import { type SetRecord, type StoredSet } from './stored/stored-set';

export type { BuildId } from './stored/builds';

/** Builds and the sets that compose them, on disk. Stored ones never change. */
export interface ReleaseStore extends Builds {
  /** The folder of the store. */
  dir: string;
  /**
   * Composes a set from the current one and makes it current, in one step for readers. When another process does so at
   * the same time, it is composed again from that one: no release is lost. Null composes nothing.
   */
  publish: Publish;
  /**
   * Stores the set and makes it the current one. A stored set may be published again; the same id with different
   * content is refused.
   */
  publishSet(set: ReleaseSet): Promise<void>;
  /** Stores a set without making it current. */
  save(set: StoredSet): Promise<StoredSet>;
  /** The current set, or null before the first. Notices what another process published. */
  current(): ReleaseSet | null;
  /** The current set as it was composed, with what this checkout does not know. */
  stored(): StoredSet | null;
  /** A stored set as it is read and as it was composed, from one reading of its file; null where there is none. */
  record(id: string): Pick<SetRecord, 'set' | 'stored'> | null;
  /** Returns a stored set, or null. */
  set(id: string): ReleaseSet | null;
  /** The set as it was composed. */
  storedSet(id: string): StoredSet | null;
  /** Integrity of the files in the set's builds, by path; older builds only have that of their entry. */
  integritiesOf(set: ReleaseSet): Promise<Integrities>;
  /** The sets that became current, oldest first. */
  history(): HistoryEntry[];
}

/** Opens the store in a folder, which is made when missing by the first write. */
export const openReleaseStore = (dir: string, report: (sentence: string) => void = () => undefined): ReleaseStore => {
  const builds = openBuilds(dir);
  const history = openHistory(join(dir, 'history'));
  const places: CurrentPlaces = {
    currentPath: join(dir, 'current.json'),
    setsDir: join(dir, 'sets'),
    history,
    report,
  };
  const sets = openSetFiles(places, builds.buildsDir);
  const publish = publisher(places, sets);
  const watched = watchCurrent(places, sets.restore);
  const whole = (id: string) => {
    const found = sets.read(id);
    return found === null ? null : sets.restore(found);
  };

  const inWords = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw translateFault(error, dir);
    }
  };

  return {
    dir,
    ...builds,
    addBuild: (build) =>
      inWords(async () => {
        // First there: other bytes than others have are refused before this disk has them.
        await sharedAround(dir)?.shareBuild(build, build.from);
        await builds.addBuild(build);
      }),
    publish: (compose, publication) => inWords(() => publish(compose, publication)),
    publishSet: (set) => inWords(async () => void (await publish(() => set, { what: `release ${set.id}` }))),
    save: (set) => inWords(() => sets.save(set)),
    current: () => watched()?.set ?? null,
    stored: () => watched()?.stored ?? null,
    record: whole,
    set: (id) => whole(id)?.set ?? null,
    storedSet: (id) => whole(id)?.stored ?? null,
    integritiesOf: openIntegrityLists(builds.buildsDir, report),
    history: history.entries,
  };
};
