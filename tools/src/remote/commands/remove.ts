import { parseArgs } from 'node:util';
import { inWords } from '@posy/backend/build-files';
import { removeAt } from '#release/over-http';
import { say, UsageError } from '#support/progress';
import { readProject } from '../project';

/** `posy-remote remove --to <server>`: a set without this remote; open tabs have it until they load anew. */
export const main = async (args: string[]): Promise<void> => {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (to === undefined) throw new UsageError('Say where: npx posy-remote remove --to https://posy.example');
  const { manifest } = await readProject();
  const { set, changes } = await removeAt(to, manifest.name);
  say(`release set ${set} is current on ${to}: ${inWords(changes)}`);
};
