import {
  composeSet,
  makePreview,
  namesOf,
  notedServerSurface,
  openReleaseStore,
  type Operated,
  type Parts,
  refuseMisfits,
  ReleaseFault,
  type ReleaseStore,
  type ServerSurface,
  startCanary,
  type StoredSet,
} from '@posy/backend/releases';
import { PlainError, say } from '../support/progress';
import { type BrowserPackage, inRoot } from '../support/workspace';
import { describeRemote, describeShell, versionOfBuild } from './built-packages';
import type { ForSome } from './for-whom';
import { operate, operator } from './operator';

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

/** The next set with the parts in the place of their predecessors. Throws when they do not fit the others. */
const composeFitting =
  (store: ReleaseStore, parts: Parts, server: ServerSurface | null) =>
  (before: StoredSet | null): StoredSet => {
    const set = composeSet(before, parts, new Date().toISOString());
    refuseMisfits(store.buildsDir, set, namesOf(parts), server);
    return set;
  };

/**
 * Makes a set current in which the parts replace their predecessors. Parts of a concurrent deploy are in it too:
 * it is composed and checked again when another set became current in the meantime.
 */
export const deployParts = async (
  store: ReleaseStore,
  parts: Parts,
  what: string,
  server: ServerSurface | null = null,
): Promise<StoredSet> => {
  const set = await store.publish(composeFitting(store, parts, server), { what, who: operator() });
  if (set === null) throw new Error('Nothing was composed.');
  return set;
};

/** Adds the builds of packages to the store, where nobody is given them yet. */
const addBuilds = async (store: ReleaseStore, names: readonly BrowserPackage[]): Promise<Parts> => {
  const parts: Parts = { remotes: [] };
  for (const name of names) {
    const version = versionOfBuild(name);
    await store.addBuild({ name, version, from: inRoot(name, 'dist') });
    if (name === 'shell') parts.shell = describeShell(version);
    else parts.remotes.push(describeRemote(name, version));
  }
  return parts;
};

const versionsOf = ({ shell, remotes }: Parts): string[] => [
  ...(shell === undefined ? [] : [`shell ${shell.version}`]),
  ...remotes.map(({ name, version }) => `${name} ${version}`),
];

/**
 * Adds the named packages' builds to the store and makes a set current that has them. Answers the set. They are held
 * against the server that last started over the store, unless it is said against which.
 */
export const deployBuilds = (
  releasesDir: string,
  names: readonly BrowserPackage[],
  server: ServerSurface | null = notedServerSurface(releasesDir),
): Promise<StoredSet> =>
  inStore(async () => {
    const store = openReleases(releasesDir);
    const parts = await addBuilds(store, names);
    const what = `deploy ${versionsOf(parts).join(', ')}`;
    const { set } = await operate(releasesDir, what, async () => ({
      set: await deployParts(store, parts, what, server),
    }));
    return set;
  });

/** Adds the named packages' builds to the store and gives them to a share of visitors, or to people who ask for a preview. */
export const deployForSome = (
  releasesDir: string,
  names: readonly BrowserPackage[],
  forSome: ForSome,
): Promise<Operated> =>
  inStore(async () => {
    const store = openReleases(releasesDir);
    const parts = await addBuilds(store, names);
    const builds = [
      ...(parts.shell === undefined ? [] : [{ name: 'shell', version: parts.shell.version }]),
      ...parts.remotes,
    ];
    const asked = {
      builds: builds.map(({ name, version }) => ({ name, version })),
      server: notedServerSurface(releasesDir),
      who: operator(),
    };
    const channel = 'canary' in forSome ? `a canary for ${forSome.canary} %` : `the preview ${forSome.preview}`;
    return operate(releasesDir, `deploy ${versionsOf(parts).join(', ')} as ${channel}`, () =>
      'canary' in forSome
        ? startCanary(store, { ...asked, percent: forSome.canary })
        : makePreview(store, { ...asked, name: forSome.preview }),
    );
  });

/** Ends with the reasons when the named packages' builds could not be deployed now. Nothing becomes current. */
export const checkBuilds = (releasesDir: string, names: readonly BrowserPackage[]): Promise<string[]> =>
  inStore(async () => {
    const store = openReleases(releasesDir);
    const parts = await addBuilds(store, names);
    composeFitting(store, parts, notedServerSurface(releasesDir))(store.stored());
    return versionsOf(parts);
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
