import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PhotoStore } from './photo-store';

const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Photos in a folder, spread over 4,096 of them. A photo is whole or not there: it is written beside and renamed. */
export const diskPhotoStore = (directory: string): PhotoStore => {
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
    remove: (id) => rm(pathOf(id), { force: true }),
  };
};
