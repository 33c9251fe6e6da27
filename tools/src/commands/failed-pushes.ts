import { resolve } from 'node:path';
import { openDeadPushes, readConfig } from '@posy/backend/server';
import { PlainError, say } from '../support/progress';
import { root } from '../support/workspace';

/** `posy failed-pushes [--again]`: lists pushes that were given up, or has the running server try them again. */
export const main = async (args: string[]): Promise<void> => {
  const config = readConfig({ ...process.env, POSY_DATA_DIR: resolve(root, process.env.POSY_DATA_DIR ?? '.posy') });
  const pushes = await openDeadPushes(config).catch((error: unknown) => {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  });
  try {
    if (args.includes('--again')) return say(`${await pushes.retry()} pushes are tried again`);
    const dead = await pushes.list();
    if (dead.length === 0) say('no push was given up');
    for (const { id, kind, tries, code, since } of dead)
      say(`${since}  ${kind}  ${tries} tries, last: ${code}  ${id.slice(0, 12)}`);
  } finally {
    await pushes.close();
  }
};
