import { identified } from '../compose/compose-set';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { changesBetween } from '../stored/changes';
import { type StoredSet } from '../stored/stored-set';
import { type Operated } from './roll-back';

/** Makes a set current without a remote. Open tabs keep it until they load anew; `rollback <remote>` brings it back. */
export const removeRemote = async (store: ReleaseStore, name: string, who?: string): Promise<Operated> => {
  let before: StoredSet | null = null;
  const compose = (current: StoredSet | null): StoredSet | null => {
    if (current === null) return null;
    before = current;
    const remotes = current.remotes.filter((remote) => remote.name !== name);
    const names = current.remotes.map((remote) => remote.name).join(', ');
    if (remotes.length === current.remotes.length)
      throw new ReleaseFault(`There is no remote ${name} in the current set. It has ${names}.`);
    return identified({ ...current, remotes }, new Date().toISOString());
  };
  const set = await store.publish(compose, { what: `remove ${name}`, ...(who !== undefined && { who }) });
  if (set === null) throw new ReleaseFault('Nothing has been released here yet.');
  return { set, changes: changesBetween(before, set) };
};
