import { type ServerSurface } from '../check/build-surface';
import { refuseMisfits } from '../check/verdict/can-deploy';
import { identified } from '../compose/compose-set';
import { entryBack, type HistoryEntry } from '../history';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { changesBetween, type MemberChange } from '../stored/changes';
import { type StoredRemote, type StoredSet } from '../stored/stored-set';
import { memberBack } from './member-back';

/** The set that became current, with its changes. */
export interface Operated {
  set: StoredSet;
  changes: MemberChange[];
}

interface Target {
  set: StoredSet;
  /** The entry of the history that it goes back to. */
  number: number | null;
}

const readSet = (store: ReleaseStore, id: string): StoredSet => {
  const set = store.storedSet(id);
  if (set === null)
    throw new ReleaseFault(`There is no release set ${id}. npm run releases lists those that there are.`);
  return set;
};

const byId = (store: ReleaseStore, entries: readonly HistoryEntry[], id: string): Target => ({
  set: readSet(store, id),
  number: entries.findLast((entry) => entry.set === id)?.number ?? null,
});

const bySteps = (store: ReleaseStore, entries: readonly HistoryEntry[], steps: number): Target => {
  const entry = entryBack(entries, steps);
  if (entry === null) throw new ReleaseFault(`There is nothing ${steps} back: npm run releases lists what there was.`);
  return { set: readSet(store, entry.set), number: entry.number };
};

const missingBuilds = (store: ReleaseStore, { shell, remotes }: StoredSet): string[] =>
  [{ name: 'shell', version: shell.version }, ...remotes]
    .filter(({ name, version }) => !store.hasBuild({ name, version }))
    .map(({ name, version }) => `${name} ${version}`);

const isSteps = (store: ReleaseStore, asked: string): boolean =>
  /^[1-9]\d{0,3}$/.test(asked) && store.storedSet(asked) === null;

/** A set that became current without a command first gets an entry: a step back then leads to the set before it. */
const entriesNow = async (store: ReleaseStore): Promise<HistoryEntry[]> => {
  await store.publish(() => null, { what: 'look' });
  return store.history();
};

const refuseUnlessLast = (store: ReleaseStore, entries: readonly HistoryEntry[]): void => {
  if (store.history().at(-1)?.number === entries.at(-1)?.number) return;
  throw new ReleaseFault('Another release became current meanwhile: look at npm run releases, then ask again.');
};

/**
 * Makes an earlier set current, with every member as it was in it: so many steps back, or the one of an id. Nothing undoes
 * it but the next deploy. Somebody else's that comes in between is not undone: whoever asked has not seen it.
 */
export const rollBack = async (store: ReleaseStore, asked: string, who?: string): Promise<Operated> => {
  const entries = await entriesNow(store);
  const { set, number } = isSteps(store, asked) ? bySteps(store, entries, Number(asked)) : byId(store, entries, asked);
  const missing = missingBuilds(store, set);
  if (missing.length > 0) throw new ReleaseFault(`${set.id} cannot be served any more: ${missing.join(', ')} is gone.`);
  const before = store.stored();
  const compose = (): StoredSet => {
    refuseUnlessLast(store, entries);
    return set;
  };
  await store.publish(compose, {
    what: `rollback to ${set.id}`,
    ...(who !== undefined && { who }),
    ...(number !== null && { backTo: number }),
  });
  return { set, changes: changesBetween(before, set) };
};

/** The member as an earlier set has it, by steps of its own, by its version, or by the id of a set. */
const earlierMember = (
  store: ReleaseStore,
  entries: readonly HistoryEntry[],
  name: string,
  asked: string,
): { remote: StoredRemote; number: number } => {
  const found = memberBack(entries, (id) => store.storedSet(id), name, isSteps(store, asked) ? Number(asked) : asked);
  if (found !== null) return found;
  throw new ReleaseFault(
    isSteps(store, asked)
      ? `${name} has nothing ${asked} back: npm run releases lists what there was.`
      : `${name} was never released in ${asked}, neither as a version nor in a set of that id: npm run releases lists what there was.`,
  );
};

/** Rollback of one remote. */
interface MemberWayBack {
  name: string;
  /** Steps, a version of it, or the id of a set. */
  asked: string;
  /** The server that it is held against. */
  server: ServerSurface | null;
  who?: string;
}

/** Makes one remote what it was before; every other member stays as it is, whoever deployed it since. */
export const rollBackMember = async (
  store: ReleaseStore,
  { name, asked, server, who }: MemberWayBack,
): Promise<Operated> => {
  const entries = await entriesNow(store);
  const { remote, number } = earlierMember(store, entries, name, asked);
  const { version } = remote;
  if (!store.hasBuild({ name, version }))
    throw new ReleaseFault(`${name} ${version} cannot be served any more: its build is gone.`);
  let before: StoredSet | null = null;
  const compose = (current: StoredSet | null): StoredSet | null => {
    if (current === null) return null;
    before = current;
    const isThere = current.remotes.some((each) => each.name === name);
    const remotes = isThere
      ? current.remotes.map((each) => (each.name === name ? remote : each))
      : [...current.remotes, remote];
    const set = identified({ ...current, remotes }, new Date().toISOString());
    refuseMisfits(store.buildsDir, set, new Set([name]), server);
    return set;
  };
  const what = `rollback ${name} to ${version}`;
  const set = await store.publish(compose, {
    what,
    ...(who !== undefined && { who }),
    member: { name, backTo: number },
  });
  if (set === null) throw new ReleaseFault('Nothing has been released here yet.');
  return { set, changes: changesBetween(before, set) };
};
