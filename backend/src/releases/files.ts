import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Writes a whole file or nothing: readers never see half of it. */
export const writeAtomically = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, text);
  await rename(temporary, path);
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
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
