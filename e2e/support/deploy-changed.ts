import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from '@posy/backend/releases';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { OwnServer } from '@posy/tools/own-server';

type Manifest = ReleasedRemote['manifest'];

/**
 * Releases a remote whose build has changed, as `posy deploy` does; everything else stays. Answers the new set's id.
 * `strangers` come along: members of the set as they were released by others.
 */
export const deployChanged = async (
  { dataDir }: OwnServer,
  name: string,
  change: (manifest: Manifest) => Manifest = (manifest) => manifest,
  strangers: readonly unknown[] = [],
): Promise<string> => {
  const store = openReleaseStore(join(dataDir, 'releases'));
  const before = store.current();
  const remote = before?.remotes.find((each) => each.name === name);
  if (before === null || remote === undefined) throw new Error(`There is no ${name} to change.`);
  const version = `${remote.version}-changed`;
  const folder = mkdtempSync(join(tmpdir(), 'posy-changed-'));
  cpSync(join(store.buildsDir, name, remote.version), folder, { recursive: true });
  writeFileSync(join(folder, 'changed.json'), '{}');
  await store.addBuild({ name, version, from: folder });
  rmSync(folder, { recursive: true });
  const moved = (path: string): string => path.replace(`/${remote.version}/`, `/${version}/`);
  const changed = {
    ...remote,
    version,
    manifest: change(remote.manifest),
    ...(remote.integrityList !== undefined && {
      integrityList: { ...remote.integrityList, url: moved(remote.integrityList.url) },
    }),
    entry: moved(remote.entry),
    assets: Object.fromEntries(Object.entries(remote.assets).map(([module, paths]) => [module, paths.map(moved)])),
  };
  const id = `${before.id}-changed`;
  const remotes = [...before.remotes.map((each) => (each === remote ? changed : each)), ...strangers];
  await store.publish(() => ({ ...before, id, remotes }), { what: `deploy ${name}` });
  return id;
};
