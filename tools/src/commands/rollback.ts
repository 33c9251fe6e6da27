import { parseArgs } from 'node:util';
import { inWords, notedServerSurface, type Operated, rollBack, rollBackMember } from '@posy/backend/releases';
import { openReleases } from '../release/deploy-builds';
import { operate, operator } from '../release/operator';
import { rollBackAt, setsAt } from '../release/over-http';
import { releasesDir } from '../support/data-folder';
import { say, UsageError } from '../support/progress';

/** A remote is called by a name, sets and steps are not: ids are hexadecimal, or somebody's own. */
const splitWords = (words: readonly string[], remotes: readonly string[]): { remote: string | null; asked: string } => {
  const [first = '1', second] = words;
  if (remotes.includes(first)) return { remote: first, asked: second ?? '1' };
  if (second !== undefined)
    throw new UsageError(`There was never a remote ${first} here. There are ${remotes.join(', ')}.`);
  return { remote: null, asked: first };
};

const options = { to: { type: 'string' } } as const;

/** Returns true for what may be a remote's name; steps and the ids that deploys give have another form. */
const isName = (word: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(word) && !/^[0-9a-f]{12}$/.test(word);

/** The remote that is named to another machine's server. A set may have an id of somebody's own: that server knows its sets. */
const remotesAt = async (server: string, [first = '', second]: readonly string[]): Promise<string[]> => {
  if (!isName(first)) return [];
  return second === undefined && (await setsAt(server)).has(first) ? [] : [first];
};

/** `posy rollback [remote] [steps | version | id] [--to <server>]`: makes an earlier release set current, or one remote what it was before. */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
  if (values.to !== undefined) {
    const { remote, asked } = splitWords(words, await remotesAt(values.to, words));
    const { set, changes } = await rollBackAt(values.to, remote, asked);
    return say(`release set ${set} is current on ${values.to}: ${inWords(changes)}`);
  }
  const store = openReleases(releasesDir());
  const known = new Set(
    store.history().flatMap(({ set }) => store.storedSet(set)?.remotes.map(({ name }) => name) ?? []),
  );
  for (const { name } of store.stored()?.remotes ?? []) known.add(name);
  const { remote, asked } = splitWords(words, [...known]);
  const who = operator();
  const work = (): Promise<Operated> =>
    remote === null
      ? rollBack(store, asked, who)
      : rollBackMember(store, { name: remote, asked, server: notedServerSurface(releasesDir()), who });
  const { set, changes } = await operate(releasesDir(), `rollback ${remote ?? 'the whole set'} ${asked}`, work);
  say(`release set ${set.id} is current: ${inWords(changes)}`);
};
