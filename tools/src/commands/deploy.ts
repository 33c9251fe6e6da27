import { makeCandidates } from '../release/candidate';
import { deployBuilds } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { say, UsageError } from '../support/progress';
import { browserPackages } from '../support/workspace';

/**
 * `posy deploy <package> … [--untested]`: checks and builds the packages, holds them against what is deployed, and makes a
 * release set with them current; everything else stays.
 */
export const main = async (args: string[]): Promise<void> => {
  const names = browserPackages.filter((name) => args.includes(name));
  if (names.length === 0) throw new UsageError(`Say which package to deploy: ${browserPackages.join(', ')}.`);
  await makeCandidates(names, { tests: args.includes('--untested') });
  const set = await deployBuilds(releasesDir(), names);
  say(`release set ${set.id} is current`);
};
