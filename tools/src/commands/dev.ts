import { buildStale } from '../build/build-stale';
import { watchPackage } from '../build/watch-package';
import { deployBuilds } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { listIntegrity } from '../support/list-integrity';
import { say, UsageError } from '../support/progress';
import { browserPackages, inRoot } from '../support/workspace';
import { main as start } from './start';

/** `posy dev <package>`: that package from source, everything else as built, on the usual port. Its releases are its own: those of `npm start` stay as they
 * are. Each build is released: open pages notice the new release set and load it. */
export const main = async ([name, ...args]: string[]): Promise<void> => {
  const known = browserPackages.find((candidate) => candidate === name);
  if (known === undefined) throw new UsageError(`Say what to work on: npm run dev -- ${browserPackages.join(' | ')}`);
  process.env.POSY_DEV = '1';
  await buildStale();
  await start([...args, '--release']);
  await watchPackage(known, () => {
    // Not compressed: that takes longer than the build, and only this machine loads it.
    void listIntegrity(inRoot(known, 'dist'))
      .then(() => deployBuilds(releasesDir(), [known]))
      .then(
        ({ id }) => say(`${known}: rebuilt, release set ${id}`),
        (problem: unknown) => say(String(problem)),
      );
  });
};
