import webpack, { type Configuration } from 'webpack';
import { listIntegrity } from '../support/list-integrity';
import { PlainError } from '../support/progress';
import { compressAssets } from './compress-assets';
import { nameNoFolder } from './name-no-folder';

const runWebpack = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(configurations, (error, stats) => {
      if (error !== null && error !== undefined) reject(error);
      else if (stats?.hasErrors()) reject(new PlainError(stats.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });

/** Builds into the folder `dist`, ready to be released. Its source maps do not name the folder `project`. */
export const buildFolder = async (configurations: Configuration[], dist: string, project: string): Promise<void> => {
  await runWebpack(configurations);
  await nameNoFolder(dist, project);
  await listIntegrity(dist);
  await compressAssets(dist);
};
