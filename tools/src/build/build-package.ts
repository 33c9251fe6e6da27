import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { PlainError } from '../support/progress';
import { inRoot, type BrowserPackage } from '../support/workspace';
import { compressAssets } from './compress-assets';
import { noteBuilt } from './build-stamp';

const runWebpack = (configuration: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error !== null && error !== undefined) reject(error);
      else if (stats?.hasErrors()) reject(new PlainError(stats.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });

/** Builds one package into its `dist/`, compresses what is served, notes what it was built from. Answers the seconds it took. */
export const buildPackage = async (name: BrowserPackage): Promise<number> => {
  const started = performance.now();
  const { default: configuration } = (await import(pathToFileURL(inRoot(name, 'webpack.config.ts')).href)) as {
    default: Configuration;
  };
  await runWebpack(configuration);
  await compressAssets(inRoot(name, 'dist'));
  noteBuilt(name);
  return (performance.now() - started) / 1000;
};
