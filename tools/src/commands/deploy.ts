import { parseArgs } from 'node:util';
import { inWords } from '@posy/backend/releases';
import { makeCandidates } from '../release/candidate';
import { deployBuilds, deployForSome } from '../release/deploy-builds';
import { type ForSome, forWhom, givenTo } from '../release/for-whom';
import { deployTo } from '../release/over-http';
import { readBuild } from '../release/sent-build';
import { releasesDir } from '../support/data-folder';
import { say, UsageError } from '../support/progress';
import { type BrowserPackage, browserPackages, inRoot } from '../support/workspace';

const options = {
  untested: { type: 'boolean', default: false },
  to: { type: 'string' },
  canary: { type: 'string' },
  preview: { type: 'string' },
} as const;

const deploySome = async (names: readonly BrowserPackage[], forSome: ForSome): Promise<void> => {
  const { set, changes } = await deployForSome(releasesDir(), names, forSome);
  say(`release set ${set.id}, ${givenTo(forSome)}: ${inWords(changes)}`);
};

/**
 * `posy deploy <package> … [--untested] [--to <server>] [--canary <percent> | --preview <name>]`: checks and builds the packages,
 * holds them against what is deployed, and makes a release set with them current, or gives it to some; everything else stays.
 * With `--to` on a server elsewhere, with a deploy token.
 */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const names = browserPackages.filter((name) => positionals.includes(name));
  if (names.length === 0) throw new UsageError(`Say which package to deploy: ${browserPackages.join(', ')}.`);
  const forSome = forWhom(values.canary, values.preview);
  await makeCandidates(names, { tests: values.untested });
  if (values.to !== undefined) {
    const builds = names.map((name) => readBuild(name, inRoot(name)));
    const { set, changes } = await deployTo(values.to, builds, { trial: false, ...forSome });
    const outcome = forSome === null ? 'is current' : givenTo(forSome);
    return say(`release set ${set} on ${values.to}, ${outcome}: ${inWords(changes)}`);
  }
  if (forSome !== null) return deploySome(names, forSome);
  const set = await deployBuilds(releasesDir(), names);
  say(`release set ${set.id} is current`);
};
