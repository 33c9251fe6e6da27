import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { releaseSetSchema, type ReleaseSet } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { digestOfFolder, writeAtomically } from './files';

/** A build of one package, by its name and version. */
export interface BuildId {
  /** Package, such as `mfe-planning`. */
  name: string;
  version: string;
}

/** Builds and the sets that compose them, on disk. What is added is never changed. */
export interface ReleaseStore {
  /** The folder served as `/releases/builds/`. */
  buildsDir: string;
  /**
   * Copies all files of a folder as a build, precompressed `.br` files with the rest. Adding the same bytes again does
   * nothing; other bytes under a known version are refused.
   */
  addBuild(build: BuildId & { from: string }): Promise<void>;
  hasBuild(build: BuildId): boolean;
  /**
   * Keeps the set and makes it the current one, in one step for readers. A kept set may be published again (a roll-back);
   * the same id with another content than its time is refused.
   */
  publishSet(set: ReleaseSet): Promise<void>;
  /** The current set, or null before the first. Notices what another process published. */
  current(): ReleaseSet | null;
  /** A kept set, or null. */
  set(id: string): ReleaseSet | null;
  /** Paths of all files that a page of the set may load from its builds, whatever the path and the language. */
  filesOf(set: ReleaseSet): Promise<string[]>;
}

const namePattern = /^[a-z0-9][a-z0-9-]*$/;
const versionPattern = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/;

const checked = (text: string, pattern: RegExp, what: string): string => {
  if (!pattern.test(text)) throw new Error(`"${text}" cannot be the ${what}.`);
  return text;
};

/** What a page loads: no source maps, no compressed twins, and not the worker, which is no page's. */
const isLoadable = (name: string): boolean => /\.(?:js|css|woff2|svg|webp)$/.test(name) && name !== 'service-worker.js';

const loadable = async ({ name, version }: BuildId, folder: string): Promise<string[]> =>
  (await readdir(folder)).filter(isLoadable).map((file) => `/releases/builds/${name}/${version}/${file}`);

const readSet = (path: string): ReleaseSet => v.parse(releaseSetSchema, JSON.parse(readFileSync(path, 'utf8')));

/** Reads a file again only when it changed. */
const watchedSet = (path: string): (() => ReleaseSet | null) => {
  let known: { stamp: string; set: ReleaseSet } | null = null;
  return () => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return null;
    const stamp = `${stat.mtimeMs}:${stat.size}:${stat.ino}`;
    if (known?.stamp !== stamp) known = { stamp, set: readSet(path) };
    return known.set;
  };
};

/** Opens the store in a folder, which is made when missing by the first write. */
export const openReleaseStore = (dir: string): ReleaseStore => {
  const buildsDir = join(dir, 'builds');
  const currentPath = join(dir, 'current.json');
  const folderOf = ({ name, version }: BuildId): string =>
    join(
      buildsDir,
      checked(name, namePattern, 'name of a build'),
      checked(version, versionPattern, 'version of a build'),
    );
  const setPath = (id: string): string =>
    join(dir, 'sets', `${checked(id, versionPattern, 'id of a release set')}.json`);

  const addBuild: ReleaseStore['addBuild'] = async ({ from, ...build }) => {
    const target = folderOf(build);
    if (existsSync(target)) {
      if ((await digestOfFolder(from)) === (await digestOfFolder(target))) return;
      throw new Error(`${build.name} ${build.version} was released with other files: give the build a new version.`);
    }
    const incoming = join(dir, 'incoming', randomUUID());
    try {
      await cp(from, incoming, { recursive: true });
      await mkdir(join(buildsDir, build.name), { recursive: true });
      await rename(incoming, target);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  };

  const publishSet: ReleaseStore['publishSet'] = async (given) => {
    const path = setPath(given.id);
    const kept = existsSync(path) ? readSet(path) : null;
    const set = kept ?? v.parse(releaseSetSchema, given);
    if (!isDeepStrictEqual({ ...set, createdAt: '' }, { ...v.parse(releaseSetSchema, given), createdAt: '' }))
      throw new Error(`The release set ${given.id} exists with another content.`);
    const text = `${JSON.stringify(set, null, 2)}\n`;
    if (kept === null) await writeAtomically(path, text);
    await writeAtomically(currentPath, text);
  };

  return {
    buildsDir,
    addBuild,
    hasBuild: (build) => existsSync(folderOf(build)),
    publishSet,
    async filesOf({ shell, remotes }) {
      const builds = [{ name: 'shell', version: shell.version }, ...remotes];
      return (await Promise.all(builds.map((build) => loadable(build, folderOf(build))))).flat();
    },
    current: watchedSet(currentPath),
    set: (id) => (versionPattern.test(id) && existsSync(setPath(id)) ? readSet(setPath(id)) : null),
  };
};
