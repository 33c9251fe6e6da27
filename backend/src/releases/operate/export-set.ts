import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isUnproven } from '../integrity/integrity-lists';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { textOf } from '../set-files';

/** Returns the files of a folder; none where it is not there. */
const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/**
 * Writes a set and its builds as files, at the paths at which this server answers them, for a CDN or any other server of
 * files: `releases/current.json`, `releases/sets/…` and `releases/builds/…`, without source maps. The folder must be empty.
 * Returns the builds that it has.
 */
export const exportSet = async (
  store: ReleaseStore,
  { to, id = store.stored()?.id }: { to: string; id?: string | undefined },
): Promise<{ set: string; builds: string[] }> => {
  const [stored, set] = id === undefined ? [null, null] : [store.storedSet(id), store.set(id)];
  if (stored === null || set === null)
    throw new ReleaseFault(id === undefined ? 'Nothing has been released here yet.' : `There is no release set ${id}.`);
  const builds = [{ name: 'shell', version: set.shell.version }, ...set.remotes];
  for (const build of builds)
    if (!store.hasBuild(build)) throw new ReleaseFault(`The files of ${build.name} ${build.version} are gone.`);
  const [files, integrities] = [await store.filesOf(set), await store.integritiesOf(set)];
  // Pages would refuse its files, or a worker would run them unchecked.
  if (isUnproven(set, files, integrities))
    throw new ReleaseFault(`The files of ${set.id} are not those that their builds listed.`);
  if ((await filesIn(to)).length > 0) throw new ReleaseFault(`${to} is not empty: name a new folder.`);

  const releases = join(to, 'releases');
  for (const { name, version } of builds)
    await cp(join(store.buildsDir, name, version), join(releases, 'builds', name, version), {
      recursive: true,
      filter: (path) => !basename(path).endsWith('.map'),
    });
  const integrity = Object.fromEntries(files.flatMap((file) => [[file, integrities.get(file)]]));
  await mkdir(join(releases, 'sets', set.id), { recursive: true });
  await writeFile(join(releases, 'sets', set.id, 'files.json'), textOf({ files, integrity }));
  await writeFile(join(releases, 'sets', `${set.id}.json`), textOf(stored));
  // Last: a folder without it is no whole set.
  await writeFile(join(releases, 'current.json'), textOf(stored));
  return { set: set.id, builds: builds.map(({ name, version }) => `${name} ${version}`) };
};
