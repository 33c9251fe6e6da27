import { parseArgs } from 'node:util';
import { inWords } from '@posy/backend/releases';
import { makeCandidates } from '../release/candidate';
import { checkBuilds } from '../release/deploy-builds';
import { deployTo } from '../release/over-http';
import { readBuild } from '../release/sent-build';
import { releasesDir } from '../support/data-folder';
import { say, UsageError } from '../support/progress';
import { browserPackages, inRoot } from '../support/workspace';

const options = { untested: { type: 'boolean', default: false }, to: { type: 'string' } } as const;

/** `posy can-i-deploy <package> … [--untested] [--to <server>]`: all that `deploy` looks at, and no release. Ends with 1 and the reasons when it would be refused. */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const names = browserPackages.filter((name) => positionals.includes(name));
  if (names.length === 0) throw new UsageError(`Say which package to look at: ${browserPackages.join(', ')}.`);
  await makeCandidates(names, { tests: values.untested });
  if (values.to === undefined) {
    const versions = await checkBuilds(releasesDir(), names);
    return say(`yes: ${versions.join(', ')} can be deployed now`);
  }
  const builds = names.map((name) => readBuild(name, inRoot(name)));
  const { changes } = await deployTo(values.to, builds, { trial: true });
  say(`yes: it can be deployed to ${values.to} now: ${inWords(changes)}`);
};
