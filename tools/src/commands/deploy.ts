import { buildPackage } from '../build/build-package';
import { deployBuilds } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { say, UsageError } from '../support/progress';
import { browserPackages } from '../support/workspace';

/** `posy deploy <package> …`: builds the packages and makes a release set with them current; everything else stays. */
export const main = async (args: string[]): Promise<void> => {
  const names = browserPackages.filter((name) => args.includes(name));
  if (names.length === 0) throw new UsageError(`Say which package to deploy: ${browserPackages.join(', ')}.`);
  for (const name of names) await buildPackage(name);
  const set = await deployBuilds(releasesDir(), names);
  say(`release set ${set.id} is current`);
};
