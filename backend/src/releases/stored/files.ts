import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { atMost } from '#files/at-most';

/** Sees to it that what was written to a file or a folder's list is on the disk, where the system can say so. */
const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** A file that is whole and on the disk, but not yet in its place. */
export interface Prepared {
  /** Puts it there in one step, instead of what was there. */
  place(): Promise<void>;
  /** Puts it there if nothing is there; says whether it did. */
  claim(): Promise<boolean>;
  discard(): Promise<void>;
}

/** Writes a file beside its place: from here on nothing needs room on the disk any more. */
export const prepareFile = async (path: string, text: string): Promise<Prepared> => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  const discard = (): Promise<void> => rm(temporary, { force: true });
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    discard,
    async place() {
      await rename(temporary, path);
      await sync(dirname(path));
    },
    async claim() {
      try {
        await link(temporary, path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await discard();
      }
      await sync(dirname(path));
      return true;
    },
  };
};

/** Writes a whole file or nothing: readers never see half of it, not even after the power went. */
export const writeAtomically = async (path: string, text: string): Promise<void> => {
  const prepared = await prepareFile(path, text);
  try {
    await prepared.place();
  } finally {
    await prepared.discard();
  }
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** Files that are written out at a time: a disk takes many as fast as one. */
const filesAtOnce = 32;

/** Sees to it that all files below a folder are on the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const inTurn = atMost(filesAtOnce);
  await Promise.all((await filesBelow(folder)).map((file) => inTurn(() => sync(file))));
  await sync(folder);
};

/** A digest of the names and bytes of all files below a folder. */
export const digestOfFolder = async (folder: string): Promise<string> => {
  const digest = createHash('sha256');
  for (const file of await filesBelow(folder)) {
    const bytes = createHash('sha256');
    await pipeline(createReadStream(file), bytes);
    digest.update(`${relative(folder, file).split(sep).join('/')}\0${bytes.digest('hex')}\n`);
  }
  return digest.digest('hex');
};
