import { makeCandidates } from '../release/candidate';
import { checkBuilds } from '../release/deploy-builds';
import { releasesDir } from '../support/data-folder';
import { say, UsageError } from '../support/progress';
import { browserPackages } from '../support/workspace';

/** `posy can-i-deploy <package> … [--untested]`: all that `deploy` looks at, and no release. Ends with 1 and the reasons when it would be refused. */
export const main = async (args: string[]): Promise<void> => {
  const names = browserPackages.filter((name) => args.includes(name));
  if (names.length === 0) throw new UsageError(`Say which package to look at: ${browserPackages.join(', ')}.`);
  await makeCandidates(names, { tests: args.includes('--untested') });
  const versions = await checkBuilds(releasesDir(), names);
  say(`yes: ${versions.join(', ')} can be deployed now`);
};
