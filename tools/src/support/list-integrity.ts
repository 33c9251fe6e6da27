import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists the integrity of every file that a page loads from a build: beside them, and released with them. */
export const integrityFile = 'posy-integrity.json';

/** The file of a build's server half, beside its browser's part. */
export const serverFile = 'posy-server.cjs';

/** Subresource integrity of some bytes. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

// The worker is updated by the browser itself, from the server's own address.
const isListed = (name: string): boolean =>
  (/\.(?:js|css|woff2|svg|webp)$/.test(name) && name !== 'service-worker.js') || name === serverFile;

/** Writes the list of a build's folder. */
export const listIntegrity = async (dir: string): Promise<void> => {
  const names = (await readdir(dir)).filter(isListed).sort();
  const entries = await Promise.all(names.map(async (name) => [name, integrityOf(await readFile(join(dir, name)))]));
  await writeFile(join(dir, integrityFile), JSON.stringify(Object.fromEntries(entries)));
};
