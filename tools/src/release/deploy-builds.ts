import { openReleaseStore, ReleaseFault, type ReleaseStore, type StoredSet } from '@posy/backend/releases';
import { PlainError, say } from '../support/progress';
import { type BrowserPackage, inRoot } from '../support/workspace';
import { composeSet, describeRemote, describeShell, type ReleaseParts, versionOfBuild } from './compose';
import { refuseYounger } from './lent-modules';

/** Opens the store; what is damaged in it is said. */
export const openReleases = (releasesDir: string): ReleaseStore => openReleaseStore(releasesDir, say);

/** Does something with the store; what is wrong with its folder ends the command in plain words. */
export const inStore = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ReleaseFault ? new PlainError(error.message) : error;
  }
};

/**
 * Makes a set current that has the parts in place of their predecessors. Parts of a concurrent deploy are in it too: it
 * is composed again when another set became current in the meantime.
 */
export const deployParts = async (store: ReleaseStore, parts: ReleaseParts, what: string): Promise<StoredSet> => {
  const compose = (before: StoredSet | null): StoredSet => {
    const set = composeSet(before, parts, new Date().toISOString());
    refuseYounger(store.buildsDir, set.shell.version, parts.remotes);
    return set;
  };
  const set = await store.publish(compose, { what });
  if (set === null) throw new Error('Nothing was composed.');
  return set;
};

/** Adds the named packages' builds to the store and makes a set current that has them. Answers the set. */
export const deployBuilds = (releasesDir: string, names: readonly BrowserPackage[]): Promise<StoredSet> =>
  inStore(async () => {
    const store = openReleases(releasesDir);
    const parts: ReleaseParts = { remotes: [] };
    const versions: string[] = [];
    for (const name of names) {
      const version = versionOfBuild(name);
      versions.push(`${name} ${version}`);
      await store.addBuild({ name, version, from: inRoot(name, 'dist') });
      if (name === 'shell') parts.shell = describeShell(version);
      else parts.remotes.push(describeRemote(name, version));
    }
    return deployParts(store, parts, `deploy ${versions.join(', ')}`);
  });

/** Returns the differences between local builds and the current set, in words; empty when there are none. */
export const localDifferences = (releasesDir: string, names: readonly BrowserPackage[]): string[] => {
  const current = openReleases(releasesDir).stored();
  const released = new Map(current?.remotes.map(({ name, version }) => [name, version]));
  if (current !== null) released.set('shell', current.shell.version);
  return names.flatMap((name) => {
    const [built, now] = [versionOfBuild(name), released.get(name)];
    return built === now ? [] : [`${name}: ${built} is built here, ${now ?? 'none'} is current`];
  });
};
