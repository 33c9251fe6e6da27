import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type FileStore } from './file-store';

const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Halves of a file, left by a server that was killed while it wrote. */
const halvesOf = async (path: string): Promise<string[]> => {
  const names = (await readdir(dirname(path)).catch(orNull)) ?? [];
  return names.filter((name) => name.startsWith(`${basename(path)}.`)).map((name) => join(dirname(path), name));
};

/** Files in a folder, spread over 4,096 of them. Each is whole or not there: it is written beside and renamed. */
export const diskFileStore = (directory: string): FileStore => {
  // Two letters of base64url: ids that differ in case only must not meet on a file system that ignores it.
  const pathOf = (id: string): string =>
    join(directory, Buffer.from(id).subarray(0, 2).toString('hex'), Buffer.from(id).toString('hex'));
  return {
    async write(id, body) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const half = `${path}.${randomUUID()}`;
      await writeFile(half, body, { mode: 0o600 });
      await rename(half, path);
    },
    read: (id) => readFile(pathOf(id)).catch(orNull),
    has: async (id) => (await access(pathOf(id)).catch(orNull)) !== null,
    // Its record outlives a killed upload, and its clean-up also removes half-written files.
    async remove(id) {
      const path = pathOf(id);
      await Promise.all([path, ...(await halvesOf(path))].map((file) => rm(file, { force: true })));
    },
  };
};
