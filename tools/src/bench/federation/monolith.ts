import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeShell, identified, openReleaseStore } from '@posy/backend/releases';
import type { OpenManifestInput, ReleasedRemote, ReleaseSet } from '@posy/shared-contracts/manifest';
import { buildFolder } from '#build/build-folder';
import { type BrowserPackage, inRoot, remotePackages, root } from '#support/workspace';
import { innerAssetsFile, type InnerRemote } from '#webpack/monolith/inner-remotes';
import { shellConfig } from '#webpack/shell-config';

/** Scripts of each exposed module, by remote. */
type InnerAssets = Record<string, Record<string, string[]>>;

const innerRemote = async (name: BrowserPackage): Promise<InnerRemote> => {
  const projectDir = inRoot(name);
  const { manifest } = (await import(pathToFileURL(join(projectDir, 'src', 'manifest.ts')).href)) as {
    manifest: OpenManifestInput;
  };
  return { name, projectDir, exposes: manifest.exposes };
};

/** Builds shell and remotes as one, by the shell's own configuration; answers the folder. */
export const buildMonolith = async (): Promise<string> => {
  const dist = inRoot('node_modules', '.cache', 'posy', 'monolith');
  const config = shellConfig(inRoot('shell'), 'production', await Promise.all(remotePackages.map(innerRemote)));
  await buildFolder([{ ...config, output: { ...config.output, path: dist } }], dist, root);
  return dist;
};

/**
 * A remote of the set that is inside the shell: the page knows its paths, places and words, and finds its modules in the
 * shell's own files. Its entry, which a page would load first, is the shell's.
 */
const insideShell = (remote: ReleasedRemote, shell: ReleaseSet['shell'], assets: InnerAssets): ReleasedRemote => {
  const [entry = ''] = shell.scripts;
  const { integrityList: _own, ...rest } = remote;
  return {
    ...rest,
    entry,
    integrity: shell.integrity[entry] ?? '',
    ...(shell.integrityList !== undefined && { integrityList: shell.integrityList }),
    assets: Object.fromEntries(
      Object.entries(assets[remote.name] ?? {}).map(([module, files]) => [
        module,
        files.map((file) => `${shell.base}${file}`),
      ]),
    ),
  };
};

/** Makes the monolith current in the releases of a running server, in the place of the set that it started with. */
export const releaseMonolith = async (releasesDir: string, dist: string): Promise<void> => {
  const store = openReleaseStore(releasesDir);
  const version = 'monolith';
  await store.addBuild({ name: 'shell', version, from: dist });
  const shell = describeShell({ name: 'shell', version, folder: dist });
  const assets = JSON.parse(readFileSync(join(dist, innerAssetsFile), 'utf8')) as InnerAssets;
  const current = store.current();
  if (current === null) throw new Error('The server has released nothing.');
  const remotes = current.remotes.map((remote) => insideShell(remote, shell, assets));
  const set = identified({ contract: current.contract, shell, remotes }, new Date().toISOString());
  await store.publish(() => set, { what: 'the monolith of a benchmark' });
};
