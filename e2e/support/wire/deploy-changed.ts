import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore, rollBack } from '@posy/backend/releases';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import { integrityFile, integrityOf, listIntegrity } from '@posy/tools/integrity';
import type { OwnServer } from '@posy/tools/own-server';

/** Differences of a remote's next version. */
export interface Changed {
  manifest?: (manifest: ReleasedRemote['manifest']) => ReleasedRemote['manifest'];
  /** Scripts of the build, the server half among them: each file's new text, or null for a build without it. */
  script?: (text: string, file: string) => string | null;
  /** Members of the set as they were released by others. */
  strangers?: readonly unknown[];
  /** Text that distinguishes this version from others made from the same one. */
  mark?: string;
}

const changeScripts = (folder: string, change: NonNullable<Changed['script']>): void => {
  for (const file of readdirSync(folder).filter((name) => /\.c?js$/.test(name))) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const next = change(text, file);
    if (next === text) continue;
    // Compressed copies would still say what was.
    rmSync(`${path}.br`, { force: true });
    if (next === null) rmSync(path);
    else writeFileSync(path, next);
  }
};

const releasesOf = ({ dataDir }: OwnServer) => openReleaseStore(join(dataDir, 'releases'));

/**
 * Releases a remote whose build has changed, as `posy deploy` does; everything else stays. Answers the new set's id.
 */
export const deployChanged = async (
  server: OwnServer,
  name: string,
  { manifest = (same) => same, script, strangers = [], mark = 'changed' }: Changed = {},
): Promise<string> => {
  const store = releasesOf(server);
  const before = store.current();
  const remote = before?.remotes.find((each) => each.name === name);
  if (before === null || remote === undefined) throw new Error(`There is no ${name} to change.`);
  const version = `${remote.version}-${mark}`;
  const folder = mkdtempSync(join(tmpdir(), 'posy-changed-'));
  cpSync(join(store.buildsDir, name, remote.version), folder, { recursive: true });
  writeFileSync(join(folder, 'changed.json'), '{}');
  if (script !== undefined) {
    changeScripts(folder, script);
    await listIntegrity(folder);
    rmSync(join(folder, `${integrityFile}.br`), { force: true });
  }
  const listPath = join(folder, integrityFile);
  const listed = existsSync(listPath) ? integrityOf(readFileSync(listPath)) : undefined;
  const entry = integrityOf(readFileSync(join(folder, 'remoteEntry.js')));
  await store.addBuild({ name, version, from: folder });
  rmSync(folder, { recursive: true });
  const moved = (path: string): string => path.replace(`/${remote.version}/`, `/${version}/`);
  const changed = {
    ...remote,
    version,
    manifest: manifest(remote.manifest),
    ...(remote.integrityList !== undefined && {
      integrityList: { url: moved(remote.integrityList.url), integrity: listed ?? remote.integrityList.integrity },
    }),
    entry: moved(remote.entry),
    integrity: entry,
    assets: Object.fromEntries(Object.entries(remote.assets).map(([module, paths]) => [module, paths.map(moved)])),
  };
  const id = `${before.id}-${mark}`;
  const remotes = [...before.remotes.map((each) => (each === remote ? changed : each)), ...strangers];
  await store.publish(() => ({ ...before, id, remotes }), { what: `deploy ${name}` });
  return id;
};

/** Rolls back one step, like `posy rollback`. */
export const goBack = async (server: OwnServer): Promise<void> => void (await rollBack(releasesOf(server), '1'));
