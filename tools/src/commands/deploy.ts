import { parseArgs } from 'node:util';
import { inWords } from '@posy/backend/releases';
import { makeCandidates } from '../release/candidate';
import { deployBuilds } from '../release/deploy-builds';
import { deployTo } from '../release/over-http';
import { releasesDir } from '../support/data-folder';
import { say, UsageError } from '../support/progress';
import { browserPackages } from '../support/workspace';

const options = { untested: { type: 'boolean', default: false }, to: { type: 'string' } } as const;

/**
 * `posy deploy <package> … [--untested] [--to <server>]`: checks and builds the packages, holds them against what is deployed, and
 * makes a release set with them current; everything else stays. With `--to` on a server elsewhere, with a deploy token.
 */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const names = browserPackages.filter((name) => positionals.includes(name));
  if (names.length === 0) throw new UsageError(`Say which package to deploy: ${browserPackages.join(', ')}.`);
  await makeCandidates(names, { tests: values.untested });
  if (values.to !== undefined) {
    const { set, changes } = await deployTo(values.to, names, false);
    return say(`release set ${set} is current on ${values.to}: ${inWords(changes)}`);
  }
  const set = await deployBuilds(releasesDir(), names);
  say(`release set ${set.id} is current`);
};
