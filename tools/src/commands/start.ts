import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverSurface } from '@posy/backend/releases';
import { buildStale } from '../build/build-stale';
import { deployBuilds, localDifferences, openReleases } from '../release/deploy-builds';
import { dataFolder, releasesDir } from '../support/data-folder';
import { say, step } from '../support/progress';
import { browserPackages } from '../support/workspace';

/** Held against the server that is about to start, not the one before it. */
const release = (): Promise<void> =>
  step('releasing', async () => void (await deployBuilds(releasesDir(), browserPackages, serverSurface())));

/** The current set may be another team's, or the result of a rollback: it stays, and differences are printed. */
const printDifferences = (): void => {
  const differences = localDifferences(releasesDir(), browserPackages);
  if (differences.length === 0) return;
  say('what is built here is not what is current:');
  for (const difference of differences) console.log(`  ${difference}`);
  say('to release it: npm run deploy -- <package>, or npm start -- --release for all of it');
};

/**
 * `posy start [--release]`: builds what is stale, releases it where nothing was released yet (or when it is asked to),
 * then serves everything on one port.
 */
export const main = async (args: string[]): Promise<void> => {
  process.env.POSY_DATA_DIR = dataFolder();
  await buildStale();
  const isEmpty = openReleases(releasesDir()).current() === null;
  if (isEmpty || args.includes('--release')) await release();
  else printDifferences();
  if (!existsSync(join(dataFolder(), 'catalogue.sqlite')))
    console.log('posy: first start: making the demo data takes a moment');
  // The server reads its own arguments.
  process.argv.splice(2, process.argv.length, ...args.filter((arg) => arg !== '--release'));
  await import('@posy/backend');
};
