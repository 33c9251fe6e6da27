import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type HistoryEntry } from '../history';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { versionsIn } from '../stored/changes';
import { openChannels, setsOfChannels } from '../stored/channel-state';
import { sharedAround } from '../stored/shared-files';
import { type StoredSet, storedSetSchema } from '../stored/stored-set';

const dayMs = 24 * 60 * 60 * 1000;

/** A tab that was opened while a set was current may run it for so long. */
export const tabDays = 30;
/** Ways back that are always there, however long nobody deployed. */
const mostBack = 5;

/** Builds and sets that a pruning removes, or would remove. */
export interface Pruned {
  sets: string[];
  /** `mfe-reviews 1.0.0`. */
  builds: string[];
}

interface Places {
  dir: string;
  store: ReleaseStore;
  now: number;
}

/** Sets that were current at a time from which a tab may still be open, and the last few. */
const neededSets = (entries: readonly HistoryEntry[], now: number): Set<string> =>
  new Set(
    entries
      .filter((_entry, index) => {
        const next = entries[index + 1];
        const isRecent = next === undefined || Date.parse(next.at) > now - tabDays * dayMs;
        return isRecent || index >= entries.length - mostBack;
      })
      .map(({ set }) => set),
  );

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Added lately: somebody may be about to release it. */
const isYoung = (path: string, now: number): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > now - tabDays * dayMs;

/** A set that was pruned before is not there; one that cannot be read may name any build. */
const storedIn = (dir: string, id: string): StoredSet | null => {
  const path = join(dir, 'sets', `${id}.json`);
  if (!existsSync(path)) return null;
  try {
    return v.parse(storedSetSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new ReleaseFault(`${path} is damaged, and tabs may need what it names: nothing is taken away.`);
  }
};

const needed = ({ dir, store, now }: Places): { sets: Set<string>; builds: Set<string> } => {
  const sets = neededSets(store.history(), now);
  for (const id of setsOfChannels(openChannels(dir).now())) sets.add(id);
  const current = store.stored();
  if (current !== null) sets.add(current.id);
  const builds = new Set<string>();
  for (const id of sets) {
    for (const [name, version] of versionsIn(storedIn(dir, id))) builds.add(`${name} ${version}`);
  }
  return { sets, builds };
};

const unneeded = (places: Places): Pruned => {
  const { dir, store, now } = places;
  const { sets, builds } = needed(places);
  return {
    sets: namesIn(join(dir, 'sets'))
      .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
      .filter((id) => !sets.has(id) && !isYoung(join(dir, 'sets', `${id}.json`), now)),
    builds: namesIn(store.buildsDir).flatMap((name) =>
      namesIn(join(store.buildsDir, name))
        .filter((version) => !builds.has(`${name} ${version}`) && !isYoung(join(store.buildsDir, name, version), now))
        .map((version) => `${name} ${version}`),
    ),
  };
};

/**
 * Removes sets and builds that no tab of the last 30 days may need and that none of the last few rollbacks restores. A
 * build is removed in one step, so that none is ever incomplete; each is checked again right before, for concurrent
 * releases.
 */
export const prune = async (places: Places, isTrial: boolean): Promise<Pruned> => {
  const found = unneeded(places);
  if (isTrial) return found;
  const { dir, store } = places;
  const shared = sharedAround(dir);
  for (const id of found.sets) {
    if (needed(places).sets.has(id)) continue;
    await shared?.forgetSet(id);
    await rm(join(dir, 'sets', `${id}.json`));
  }
  const incoming = join(dir, 'incoming');
  await mkdir(incoming, { recursive: true });
  // Folders left by an earlier pruning that was killed.
  for (const left of namesIn(incoming).filter((name) => name.startsWith('leaving-')))
    await rm(join(incoming, left), { recursive: true, force: true });
  for (const build of found.builds) {
    if (needed(places).builds.has(build)) continue;
    const [name = '', version = ''] = build.split(' ');
    await shared?.forgetBuild({ name, version });
    const leaving = join(incoming, `leaving-${randomUUID()}`);
    await rename(join(store.buildsDir, name, version), leaving);
    await rm(leaving, { recursive: true, force: true });
  }
  return found;
};
