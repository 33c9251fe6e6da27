import webpack, { type Configuration } from 'webpack';
import { listIntegrity } from '../support/list-integrity';
import { PlainError } from '../support/progress';
import { type BrowserPackage, inRoot, root } from '../support/workspace';
import { noteBuilt } from './build-stamp';
import { compressAssets } from './compress-assets';
import { configurationsOf } from './configurations-of';
import { nameNoFolder } from './name-no-folder';
import { sourceHash } from './source-hash';

const runWebpack = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(configurations, (error, stats) => {
      if (error !== null && error !== undefined) reject(error);
      else if (stats?.hasErrors()) reject(new PlainError(stats.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });

/** Builds one package into its `dist/`, compresses what is served, notes what it was built from. Answers the seconds it took. */
export const buildPackage = async (name: BrowserPackage): Promise<number> => {
  const started = performance.now();
  // The sources at the start: a change during the build is not in it.
  const builtFrom = sourceHash(name);
  await runWebpack(await configurationsOf(name));
  await nameNoFolder(inRoot(name, 'dist'), root);
  await listIntegrity(inRoot(name, 'dist'));
  await compressAssets(inRoot(name, 'dist'));
  noteBuilt(name, builtFrom);
  return (performance.now() - started) / 1000;
};
