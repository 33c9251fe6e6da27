import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes by key on disk. */
export interface SlotCache {
  read(key: string): Promise<Buffer | null>;
  write(key: string, body: Buffer): Promise<void>;
}

/**
 * A directory with a fixed number of slots: a key has one slot, a newer key in it replaces the older one. So nobody can
 * fill the disk by requesting new seeds, and nothing has to be counted or swept.
 */
export const slotCache = (directory: string, slots = 16_384): SlotCache => {
  const pathOf = (key: string): string => {
    const slot = createHash('sha1').update(key).digest().readUInt32BE(0) % slots;
    return join(directory, (slot % 64).toString(16).padStart(2, '0'), slot.toString(16).padStart(4, '0'));
  };
  return {
    async read(key) {
      const found = await readFile(pathOf(key)).catch(() => null); // A missing or unreadable file is rendered again.
      const head = Buffer.from(`${key}\n`);
      return found?.subarray(0, head.length).equals(head) === true ? found.subarray(head.length) : null;
    },
    async write(key, body) {
      const path = pathOf(key);
      await mkdir(join(path, '..'), { recursive: true });
      const half = `${path}.${randomUUID()}`;
      await writeFile(half, Buffer.concat([Buffer.from(`${key}\n`), body]));
      await rename(half, path);
    },
  };
};
