import { openReleaseStore } from '@posy/backend/releases';
import type { ReleasedRemote, ReleaseSet } from '@posy/shared-contracts/manifest';
import { browserPackages, inRoot, type BrowserPackage } from '../support/workspace';
import { composeSet, describeRemote, describeShell, versionOfBuild } from './compose';

type RemotePackage = Exclude<BrowserPackage, 'shell'>;

/**
 * Adds the named packages' builds to the release store and makes a release set current in which they replace their
 * predecessors; the rest stays as it is. Answers the set.
 */
export const deployBuilds = async (releasesDir: string, names: readonly BrowserPackage[]): Promise<ReleaseSet> => {
  const store = await openReleaseStore(releasesDir);
  const before = await store.current();
  const remotes = new Map<string, ReleasedRemote>(before?.remotes.map((remote) => [remote.name, remote]));
  let shell = before?.shell ?? null;
  for (const name of names) {
    const version = versionOfBuild(name);
    await store.addBuild({ name, version, from: inRoot(name, 'dist') });
    if (name === 'shell') shell = describeShell(version);
    else remotes.set(name, describeRemote(name, version));
  }
  if (shell === null) throw new Error('The first release set needs the shell.');
  const order = browserPackages.filter((name): name is RemotePackage => name !== 'shell');
  const set = composeSet(
    shell,
    order.flatMap((name) => remotes.get(name) ?? []),
    new Date().toISOString(),
  );
  if (set.id !== before?.id) await store.publishSet(set);
  return set;
};
