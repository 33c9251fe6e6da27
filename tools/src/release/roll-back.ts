import { entryBack, type HistoryEntry, type ReleaseStore, type StoredSet } from '@posy/backend/releases';
import { PlainError, UsageError } from '../support/progress';

interface RollbackTarget {
  set: StoredSet;
  /** The entry of the history that it goes back to. */
  number: number | null;
}

const readSet = (store: ReleaseStore, id: string): StoredSet => {
  const set = store.storedSet(id);
  if (set === null) throw new UsageError(`There is no release set ${id}. npm run releases lists those that there are.`);
  return set;
};

const byId = (store: ReleaseStore, entries: readonly HistoryEntry[], id: string): RollbackTarget => ({
  set: readSet(store, id),
  number: entries.findLast((entry) => entry.set === id)?.number ?? null,
});

const bySteps = (store: ReleaseStore, entries: readonly HistoryEntry[], steps: number): RollbackTarget => {
  const entry = entryBack(entries, steps);
  if (entry === null) throw new PlainError(`There is nothing ${steps} back: npm run releases lists what there was.`);
  return { set: readSet(store, entry.set), number: entry.number };
};

const missingBuilds = (store: ReleaseStore, { shell, remotes }: StoredSet): string[] =>
  [{ name: 'shell', version: shell.version }, ...remotes]
    .filter(({ name, version }) => !store.hasBuild({ name, version }))
    .map(({ name, version }) => `${name} ${version}`);

/**
 * Makes an earlier set current: so many steps back, or the one of an id. Nothing undoes it but the next deploy. Somebody
 * else's that comes in between is not undone: whoever asked has not seen it.
 */
export const rollBack = async (store: ReleaseStore, asked: string): Promise<StoredSet> => {
  // A set made current by hand first gets an entry in the history: one step back then restores the one before it.
  await store.publish(() => null, { what: 'look' });
  const entries = store.history();
  const isSteps = /^[1-9]\d{0,3}$/.test(asked) && store.storedSet(asked) === null;
  const { set, number } = isSteps ? bySteps(store, entries, Number(asked)) : byId(store, entries, asked);
  const missing = missingBuilds(store, set);
  if (missing.length > 0) throw new PlainError(`${set.id} cannot be served any more: ${missing.join(', ')} is gone.`);
  const compose = (): StoredSet => {
    if (store.history().at(-1)?.number === entries.at(-1)?.number) return set;
    throw new PlainError('Another release became current meanwhile: look at npm run releases, then ask again.');
  };
  await store.publish(compose, { what: `rollback to ${set.id}`, ...(number !== null && { backTo: number }) });
  return set;
};
