import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { digestOfFolder, syncFolder } from './files';

/** A build of one package, by its name and version. */
export interface BuildId {
  /** Package, such as `mfe-planning`. */
  name: string;
  version: string;
}

/** Builds on disk. */
export interface Builds {
  /** The folder served as `/releases/builds/`. */
  buildsDir: string;
  /**
   * Copies all files of a folder as a build, precompressed `.br` files with the rest. Adding the same bytes again does
   * nothing; other bytes under a known version are refused.
   */
  addBuild(build: BuildId & { from: string }): Promise<void>;
  hasBuild(build: BuildId): boolean;
  /** Paths of all files that a page of the set may load from its builds, whatever the path and the language. */
  filesOf(set: ReleaseSet): Promise<string[]>;
}

const namePattern = /^[a-z0-9][a-z0-9-]*$/;
const versionPattern = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/;

/** Returns true when the text can be a version, or the id of a set: it never leaves its folder. */
export const isVersion = (text: string): boolean => versionPattern.test(text);

/** Returns true when the text can be the name of a build. */
export const isBuildName = (text: string): boolean => namePattern.test(text);

/** Returns true for files that a page loads: no source maps, no compressed duplicates, and not the worker. */
const isLoadable = (name: string): boolean => /\.(?:js|css|woff2|svg|webp)$/.test(name) && name !== 'service-worker.js';

/** Opens the builds of a store's folder. */
export const openBuilds = (dir: string): Builds => {
  const buildsDir = join(dir, 'builds');
  const folderOf = ({ name, version }: BuildId): string => {
    if (!isBuildName(name)) throw new Error(`"${name}" cannot be the name of a build.`);
    if (!isVersion(version)) throw new Error(`"${version}" cannot be the version of a build.`);
    return join(buildsDir, name, version);
  };

  const refuseOthers = async (build: BuildId, from: string): Promise<void> => {
    if ((await digestOfFolder(from)) === (await digestOfFolder(folderOf(build)))) return;
    throw new Error(`${build.name} ${build.version} was released with other files: give the build a new version.`);
  };

  const bringIn = async (build: BuildId, from: string): Promise<void> => {
    const incoming = join(dir, 'incoming', randomUUID());
    try {
      await mkdir(join(dir, 'incoming'), { recursive: true });
      await cp(from, incoming, { recursive: true });
      await syncFolder(incoming);
      await mkdir(join(buildsDir, build.name), { recursive: true });
      await rename(incoming, folderOf(build)).catch(async (error: unknown) => {
        // Another process stored the same build first.
        if (!existsSync(folderOf(build))) throw error;
        await refuseOthers(build, from);
      });
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  };

  const loadable = async ({ name, version }: BuildId): Promise<string[]> => {
    if (!isBuildName(name) || !isVersion(version) || !existsSync(folderOf({ name, version }))) return [];
    const files = await readdir(folderOf({ name, version }));
    return files.filter(isLoadable).map((file) => `/releases/builds/${name}/${version}/${file}`);
  };

  return {
    buildsDir,
    addBuild: async ({ from, ...build }) =>
      existsSync(folderOf(build)) ? refuseOthers(build, from) : bringIn(build, from),
    hasBuild: (build) => existsSync(folderOf(build)),
    async filesOf({ shell, remotes }) {
      const builds = [{ name: 'shell', version: shell.version }, ...remotes];
      return (await Promise.all(builds.map(loadable))).flat();
    },
  };
};
