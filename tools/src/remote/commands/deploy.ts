import { parseArgs } from 'node:util';
import { inWords } from '@posy/backend/build-files';
import { forWhom, givenTo } from '#release/for-whom';
import { deployTo } from '#release/over-http';
import { readBuild } from '#release/sent-build';
import { say, step, UsageError } from '#support/progress';
import { buildProject } from '../build-project';
import { checkProject, runTests } from '../check-project';
import { readProject } from '../project';

const options = {
  to: { type: 'string' },
  untested: { type: 'boolean', default: false },
  canary: { type: 'string' },
  preview: { type: 'string' },
} as const;

/**
 * `posy-remote deploy --to <server>`: checks, tests and builds the remote of this folder and releases it on a server, for
 * everybody or for some. The server refuses what does not fit what is deployed there.
 */
export const main = async (args: string[]): Promise<void> => {
  const { to, untested, canary, preview } = parseArgs({ args, options }).values;
  if (to === undefined) throw new UsageError('Say where: npx posy-remote deploy --to https://posy.example');
  const forSome = forWhom(canary, preview);
  const project = await readProject();
  const { folder, manifest } = project;
  await checkProject(project);
  if (!untested) await step('tests', () => runTests(folder));
  await step(`building ${manifest.name}`, () => buildProject(project));
  const { set, changes } = await deployTo(to, [readBuild(manifest.name, folder)], { trial: false, ...forSome });
  say(`release set ${set} on ${to}, ${forSome === null ? 'is current' : givenTo(forSome)}: ${inWords(changes)}`);
};
