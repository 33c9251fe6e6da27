import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale } from '../build/build-stale';
import { deployBuilds } from '../release/deploy-builds';
import { step } from '../support/progress';
import { browserPackages, root } from '../support/workspace';

/** `posy start`: builds what is stale, releases it, then serves everything on one port. */
export const main = async (args: string[]): Promise<void> => {
  const dataDir = resolve(root, process.env.POSY_DATA_DIR ?? '.posy');
  process.env.POSY_DATA_DIR = dataDir;
  await buildStale();
  await step('releasing', async () => void (await deployBuilds(join(dataDir, 'releases'), browserPackages)));
  if (!existsSync(join(dataDir, 'catalogue.sqlite')))
    console.log('posy: first start: making the demo data takes a moment');
  // The server reads its own arguments.
  process.argv.splice(2, process.argv.length, ...args);
  await import('@posy/backend');
};
