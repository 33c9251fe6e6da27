import { parseArgs } from 'node:util';
import { inWords } from '@posy/backend/build-files';
import { deployTo } from '#release/over-http';
import { readBuild } from '#release/sent-build';
import { say, step } from '#support/progress';
import { buildProject } from '../build-project';
import { checkProject } from '../check-project';
import { readProject } from '../project';

/**
 * `posy-remote check [--to <server>]`: manifest, types and words; with a server also whether it could be deployed there
 * now, beside what is deployed.
 */
export const main = async (args: string[]): Promise<void> => {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  const project = await readProject();
  const { folder, manifest } = project;
  await checkProject(project);
  if (to === undefined) return say(`${manifest.name} is as it should be; --to <server> asks whether it fits there`);
  await step(`building ${manifest.name}`, () => buildProject(project));
  const { changes } = await deployTo(to, [readBuild(manifest.name, folder)], { trial: true });
  say(`yes: it can be deployed to ${to} now: ${inWords(changes)}`);
};
