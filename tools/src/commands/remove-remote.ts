import { parseArgs } from 'node:util';
import { inWords, removeRemote } from '@posy/backend/releases';
import { openReleases } from '../release/deploy-builds';
import { operate, operator } from '../release/operator';
import { removeAt } from '../release/over-http';
import { releasesDir } from '../support/data-folder';
import { say, UsageError } from '../support/progress';

/** `posy remove-remote <remote> [--to <server>]`: makes a release set without it current; `rollback <remote>` brings it back. */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options: { to: { type: 'string' } }, allowPositionals: true });
  const [name] = positionals;
  if (name === undefined) throw new UsageError('Say which remote: npm run remove-remote -- <remote>');
  if (values.to !== undefined) {
    const { set, changes } = await removeAt(values.to, name);
    return say(`release set ${set} is current on ${values.to}: ${inWords(changes)}`);
  }
  const work = () => removeRemote(openReleases(releasesDir()), name, operator());
  const { set, changes } = await operate(releasesDir(), `remove ${name}`, work);
  say(`release set ${set.id} is current: ${inWords(changes)}`);
};
