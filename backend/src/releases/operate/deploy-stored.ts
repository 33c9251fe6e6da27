import { join } from 'node:path';
import { type ServerSurface } from '../check/build-surface';
import { refuseMisfits } from '../check/verdict/can-deploy';
import { composeSet, namesOf, type Parts } from '../compose/compose-set';
import { describeRemote, describeShell } from '../compose/describe-build';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { type BuildId } from '../stored/builds';
import { changesBetween } from '../stored/changes';
import { type StoredSet } from '../stored/stored-set';
import { type Operated } from './roll-back';

/** Builds of the store as parts of a set. */
const partsOf = (store: ReleaseStore, builds: readonly BuildId[]): Parts => {
  const parts: Parts = { remotes: [] };
  for (const { name, version } of builds) {
    if (!store.hasBuild({ name, version }))
      throw new ReleaseFault(`There is no build ${name} ${version} here: send it first.`);
    const built = { name, version, folder: join(store.buildsDir, name, version) };
    if (name === 'shell') parts.shell = describeShell(built);
    else parts.remotes.push(describeRemote(built));
  }
  return parts;
};

interface Deploy {
  builds: readonly BuildId[];
  server: ServerSurface | null;
  who: string;
  /** Only looks whether it could be done. */
  isTrial: boolean;
}

/** The set in which builds of the store stand in the place of their predecessors. Throws where they do not fit the others. */
export const composeStored = (
  store: ReleaseStore,
  builds: readonly BuildId[],
  current: StoredSet | null,
  server: ServerSurface | null,
): StoredSet => {
  const parts = partsOf(store, builds);
  const set = composeSet(current, parts, new Date().toISOString());
  refuseMisfits(store.buildsDir, set, namesOf(parts), server);
  return set;
};

/** Makes a set current in which builds of the store stand in the place of their predecessors, if they fit the others. */
export const deployStored = async (
  store: ReleaseStore,
  { builds, server, who, isTrial }: Deploy,
): Promise<Operated> => {
  let before: StoredSet | null = null;
  const compose = (current: StoredSet | null): StoredSet => {
    before = current;
    return composeStored(store, builds, current, server);
  };
  if (isTrial) {
    const set = compose(store.stored());
    return { set, changes: changesBetween(before, set) };
  }
  const what = `deploy ${builds.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
  const set = await store.publish(compose, { what, who });
  if (set === null) throw new Error('Nothing was composed.');
  return { set, changes: changesBetween(before, set) };
};
