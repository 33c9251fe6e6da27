import webpack, { type Configuration } from 'webpack';
import { say } from '../support/progress';
import { type BrowserPackage } from '../support/workspace';
import { forgetBuilt } from './build-stamp';
import { configurationsOf } from './configurations-of';

const developmentOf = async (name: BrowserPackage): Promise<Configuration[]> => {
  const built = await configurationsOf(name);
  return built.map((each) => ({ ...each, mode: 'development', devtool: 'cheap-module-source-map' }));
};

/** Builds the package into its `dist/` at each change, for development, and calls back after each build without faults. */
export const watchPackage = async (name: BrowserPackage, built: () => void): Promise<void> => {
  forgetBuilt(name);
  webpack(await developmentOf(name))?.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error !== null && error !== undefined) return say(String(error));
    if (stats?.hasErrors()) return say(stats.toString({ preset: 'errors-only' }));
    built();
  });
};
