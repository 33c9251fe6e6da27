import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { atMost } from '#files/at-most';
import { type BuildId, isBuildName, isVersion } from '../stored/builds';
import { prepareFile, syncFolder, writeAtomically } from '../stored/files';
import { type SharedFolder } from '../stored/shared-files';
import { type ReleaseBucket } from './release-bucket';

/** A folder of releases whose truth is a bucket: what is served and read is the copy on this machine's disk. */
export interface BucketCopy extends SharedFolder {
  /** Brings all that the bucket has; into a new bucket goes first what the folder has. */
  start(): Promise<void>;
  /** Brings what others released, where something is new; starts where that failed. */
  look(): Promise<void>;
}

const filesAtOnce = 8;
const tokens = 'deploy-tokens.json';
/** There once a first server has put all that its disk had into the bucket. */
const filled = 'filled.json';
/** Numbered files, the history last: with its file a set is current. */
const numbered = ['audit', 'channels', 'history'] as const;
const fileName = /^[\w~-][\w.~+-]*$/;

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');
const listOf = ({ name, version }: BuildId): string => `built/${name}/${version}.json`;

/** The files of a build with their hashes, as text: the same bytes have the same. */
const listingOf = async (folder: string): Promise<{ files: string[]; text: string }> => {
  const files = (await readdir(folder)).sort();
  const hashes = await Promise.all(files.map(async (file) => [file, hashOf(await readFile(join(folder, file)))]));
  return { files, text: JSON.stringify(Object.fromEntries(hashes)) };
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Opens the copy in a folder. */
export const openBucketCopy = (dir: string, bucket: ReleaseBucket): BucketCopy => {
  const nameOf = (path: string): string => relative(dir, path).split(sep).join('/');
  const inTurn = atMost(filesAtOnce);
  const each = <T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<unknown> =>
    Promise.all(all.map((one) => inTurn(() => work(one))));

  const shareBuild = async (build: BuildId, folder: string): Promise<void> => {
    if (!isBuildName(build.name) || !isVersion(build.version))
      throw new Error(`${build.name} ${build.version} cannot be a build.`);
    const { files, text } = await listingOf(folder);
    const list = listOf(build);
    if ((await bucket.read(list)) === null) {
      await each(files, async (file) =>
        bucket.write(`builds/${build.name}/${build.version}/${file}`, await readFile(join(folder, file))),
      );
      // The list is last: a build without one is not there.
      if (await bucket.create(list, Buffer.from(text))) return;
    }
    if ((await bucket.read(list))?.toString() !== text)
      throw new Error(`${build.name} ${build.version} was released with other files: give the build a new version.`);
  };

  const bringFiles = async ({ name, version }: BuildId, list: Buffer, incoming: string): Promise<void> => {
    await mkdir(incoming, { recursive: true });
    await each(Object.entries(JSON.parse(list.toString()) as Record<string, string>), async ([file, hash]) => {
      const body = fileName.test(file) ? await bucket.read(`builds/${name}/${version}/${file}`) : null;
      if (body === null || hashOf(body) !== hash)
        throw new Error(`The bucket has ${name} ${version} without ${file}, or with other bytes of it.`);
      await writeFile(join(incoming, file), body);
    });
    await syncFolder(incoming);
  };

  const bringBuild = async (build: BuildId): Promise<void> => {
    const place = join(dir, 'builds', build.name, build.version);
    if (existsSync(place)) return;
    const list = await bucket.read(listOf(build));
    // Pruned since the lists were listed: an empty folder would stand in the way of its return.
    if (list === null) return;
    const incoming = join(dir, 'incoming', randomUUID());
    try {
      await bringFiles(build, list, incoming);
      await mkdir(join(dir, 'builds', build.name), { recursive: true });
      await rename(incoming, place).catch((error: unknown) => {
        // Another process of this machine brought it first.
        if (!existsSync(place)) throw error;
      });
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  };

  const bringBuilds = async (): Promise<void> => {
    for (const list of await bucket.list('built/')) {
      const [, name = '', version = ''] = /^built\/([^/]+)\/([^/]+)\.json$/.exec(list) ?? [];
      if (isBuildName(name) && isVersion(version)) await bringBuild({ name, version });
    }
  };

  /** The files of a folder of the bucket that this disk lacks, in their order. */
  const missingOf = async (folder: string): Promise<string[]> =>
    (await bucket.list(`${folder}/`)).sort().filter((name) => {
      const file = name.slice(folder.length + 1);
      return fileName.test(file) && !existsSync(join(dir, name));
    });

  const bringNamed = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const body = await bucket.read(name);
      if (body !== null) await (await prepareFile(join(dir, name), body.toString())).claim();
    }
  };

  const bringTokens = async (): Promise<void> => {
    const [body, path] = [await bucket.read(tokens), join(dir, tokens)];
    if (body === null || (existsSync(path) && readFileSync(path).equals(body))) return;
    await writeAtomically(path, body.toString());
    await chmod(path, 0o600);
  };

  const bring = async (): Promise<void> => {
    // Releases that are made meanwhile wait for the next time: their sets or builds may not have been there when these were listed.
    const changes: string[] = [];
    for (const folder of numbered) changes.push(...(await missingOf(folder)));
    await bringBuilds();
    await bringTokens();
    await bringNamed(await missingOf('sets'));
    await bringNamed(changes);
  };
  let bringing: Promise<void> | null = null;
  const bringOnce = (): Promise<void> =>
    (bringing ??= bring().finally(() => {
      bringing = null;
    }));

  /** A store that was on a disk alone goes on from there. */
  const fill = async (): Promise<void> => {
    for (const name of namesIn(join(dir, 'builds')))
      for (const version of namesIn(join(dir, 'builds', name)))
        await shareBuild({ name, version }, join(dir, 'builds', name, version));
    if (existsSync(join(dir, tokens))) await bucket.create(tokens, readFileSync(join(dir, tokens)));
    for (const folder of ['sets', ...numbered])
      for (const file of namesIn(join(dir, folder)).filter((name) => name.endsWith('.json')))
        await bucket.create(`${folder}/${file}`, readFileSync(join(dir, folder, file)));
  };

  let isStarted = false;
  const start = async (): Promise<void> => {
    if ((await bucket.read(filled)) === null) {
      await fill();
      await bucket.create(filled, Buffer.from('{}'));
    }
    await bringOnce();
    isStarted = true;
  };

  const nextOf = (folder: string): string => {
    const numbers = namesIn(join(dir, folder)).map((name) => Number(/^(\d{6,})\.json$/.exec(name)?.[1] ?? 0));
    return `${folder}/${String(Math.max(0, ...numbers) + 1).padStart(6, '0')}.json`;
  };
  const isBehind = async (): Promise<boolean> => {
    for (const folder of ['history', 'channels']) if ((await bucket.read(nextOf(folder))) !== null) return true;
    return false;
  };

  return {
    start,
    async look() {
      if (!isStarted) await start();
      else if (await isBehind()) await bringOnce();
      else await bringTokens();
    },
    async claim(path, text) {
      const [name, body] = [nameOf(path), Buffer.from(text)];
      if (await bucket.create(name, body)) return true;
      // Ours where the answer to an earlier try was lost.
      if ((await bucket.read(name))?.equals(body) === true) return true;
      await bringOnce();
      return false;
    },
    share: (path, text) => bucket.write(nameOf(path), Buffer.from(text)),
    shareBuild,
    forgetSet: (id) => bucket.remove(`sets/${id}.json`),
    async forgetBuild(build) {
      await bucket.remove(listOf(build));
      await each(await bucket.list(`builds/${build.name}/${build.version}/`), (name) => bucket.remove(name));
    },
  };
};
