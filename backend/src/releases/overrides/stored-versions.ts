import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseStore } from '../release-store';

/** A build of a remote that is stored here. */
export interface StoredVersion {
  remote: string;
  version: string;
  /** When it was stored, as an ISO time. */
  at: string;
}

/** The newest builds of a remote that are listed: more than anybody tries. */
const mostOfRemote = 30;

const foldersIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

const versionsOf = async (buildsDir: string, remote: string): Promise<StoredVersion[]> => {
  const dir = join(buildsDir, remote);
  const whole = (await foldersIn(dir)).filter((version) => existsSync(join(dir, version, 'posy-manifest.json')));
  const found = whole.map(async (version) => ({ version, at: (await stat(join(dir, version))).mtime.toISOString() }));
  return (await Promise.all(found))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, mostOfRemote)
    .map((each) => ({ remote, ...each }));
};

/** The stored builds of remotes, by remote and newest first. */
export const storedVersions = async ({ buildsDir }: ReleaseStore): Promise<StoredVersion[]> => {
  const remotes = (await foldersIn(buildsDir)).filter((name) => name !== 'shell').sort();
  return (await Promise.all(remotes.map((remote) => versionsOf(buildsDir, remote)))).flat();
};
