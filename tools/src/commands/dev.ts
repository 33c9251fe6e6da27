import webpack, { type Configuration } from 'webpack';
import { buildStale } from '../build/build-stale';
import { forgetBuilt } from '../build/build-stamp';
import { compressAssets } from '../build/compress-assets';
import { configurationsOf } from '../build/configurations-of';
import { deployBuilds } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { listIntegrity } from '../support/list-integrity';
import { say, UsageError } from '../support/progress';
import { type BrowserPackage, browserPackages, inRoot } from '../support/workspace';
import { main as start } from './start';

const developmentOf = async (name: BrowserPackage): Promise<Configuration[]> => {
  const built = await configurationsOf(name);
  return built.map((each) => ({ ...each, mode: 'development', devtool: 'cheap-module-source-map' }));
};

/** Builds the package at each change and releases every build: open pages notice the new release set and load it. */
const watch = async (name: BrowserPackage): Promise<void> => {
  forgetBuilt(name);
  const configurations = await developmentOf(name);
  webpack(configurations)?.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error !== null && error !== undefined) return say(String(error));
    if (stats?.hasErrors()) return say(stats.toString({ preset: 'errors-only' }));
    void listIntegrity(inRoot(name, 'dist'))
      .then(() => compressAssets(inRoot(name, 'dist')))
      .then(() => deployBuilds(releasesDir(), [name]))
      .then(
        ({ id }) => say(`${name}: rebuilt, release set ${id}`),
        (problem: unknown) => say(String(problem)),
      );
  });
};

/** `posy dev <package>`: that package from source, everything else as built, on the usual port. Its releases are its own: those of `npm start` stay as they
 * are. */
export const main = async ([name, ...args]: string[]): Promise<void> => {
  const known = browserPackages.find((candidate) => candidate === name);
  if (known === undefined) throw new UsageError(`Say what to work on: npm run dev -- ${browserPackages.join(' | ')}`);
  process.env.POSY_DEV = '1';
  await buildStale();
  await start([...args, '--release']);
  await watch(known);
};
