import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';

/** File of the shell's build; tools/src/webpack names it. */
const workerFile = 'service-worker.js';

/**
 * The worker that ends the worker: it drops all that was cached and takes itself away, in every browser that starts a page.
 * For the day on which the real one does harm.
 */
const ending = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('posy-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** The service worker's script: that of the current set's shell. Null when the shell has none. */
export const workerScript = async (
  isWanted: boolean,
  buildsDir: string,
  set: ReleaseSet | null,
): Promise<string | null> => {
  if (!isWanted) return ending;
  if (set === null) return null;
  return readFile(join(buildsDir, 'shell', set.shell.version, workerFile), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
};
