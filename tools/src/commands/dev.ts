import { noteDevelopmentFaults } from '@posy/backend/releases';
import { buildStale } from '../build/build-stale';
import { watchPackage } from '../build/watch-package';
import { checkTypes } from '../release/candidate';
import { deployBuilds } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { listIntegrity } from '../support/list-integrity';
import { say, UsageError } from '../support/progress';
import { type BrowserPackage, browserPackages, inRoot } from '../support/workspace';
import { main as start } from './start';

/** Says what is wrong here, and above open pages; null takes it away from there. */
const report = async (faults: string | null): Promise<void> => {
  if (faults !== null) say(faults);
  await noteDevelopmentFaults(releasesDir(), faults);
};

const faultsOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** Releases each build, and has its types looked through while pages load it. */
const releaseOf = (name: BrowserPackage): (() => Promise<void>) => {
  let builds = 0;
  return async () => {
    builds += 1;
    const own = builds;
    try {
      // Not compressed: that takes longer than the build, and only this machine loads it.
      await listIntegrity(inRoot(name, 'dist'));
      await report(null);
      const { id } = await deployBuilds(releasesDir(), [name]);
      say(`${name}: rebuilt, release set ${id}`);
      await checkTypes(name);
    } catch (problem) {
      // A later build has its own faults.
      if (own === builds) await report(faultsOf(problem));
    }
  };
};

/** `posy dev <package>`: that package from source, everything else as built, on the usual port. Its releases are its own: those of `npm start` stay as they
 * are. Each build is released: open pages notice the new release set and load it. */
export const main = async ([name, ...args]: string[]): Promise<void> => {
  const known = browserPackages.find((candidate) => candidate === name);
  if (known === undefined) throw new UsageError(`Say what to work on: npm run dev -- ${browserPackages.join(' | ')}`);
  process.env.POSY_DEV = '1';
  await buildStale();
  await start([...args, '--release']);
  const release = releaseOf(known);
  await watchPackage(
    known,
    () => void release(),
    (faults) => void noteDevelopmentFaults(releasesDir(), faults),
  );
};
