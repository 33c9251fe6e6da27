import { parseArgs } from 'node:util';
import { inWords } from '@posy/backend/build-files';
import { rollBackAt } from '#release/over-http';
import { say, UsageError } from '#support/progress';
import { readProject } from '../project';

/** `posy-remote rollback [steps | version] --to <server>`: this remote alone as it was before; all others stay. */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options: { to: { type: 'string' } }, allowPositionals: true });
  if (values.to === undefined) throw new UsageError('Say where: npx posy-remote rollback --to https://posy.example');
  const { manifest } = await readProject();
  const { set, changes } = await rollBackAt(values.to, manifest.name, positionals[0] ?? '1');
  say(`release set ${set} is current on ${values.to}: ${inWords(changes)}`);
};
