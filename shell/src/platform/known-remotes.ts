import { contractVersion, slotNames, type LeftOut, type ReleasedRemote } from '@posy/shared-contracts/manifest';
import { unknownIn } from '../frame/entry-icon';

interface Released {
  releaseSet: { remotes: readonly ReleasedRemote[] };
  leftOut: readonly LeftOut[];
}

type Tell = (remote: Pick<ReleasedRemote, 'name' | 'version'>, error: Error) => void;

const unknownNames = ({ manifest }: ReleasedRemote): string[] => [
  ...manifest.navigation.flatMap(unknownIn),
  ...manifest.slots
    .filter(({ slot }) => !slotNames.some((name) => name === slot))
    .map(({ slot }) => `the slot "${slot}"`),
];

/**
 * The remotes that this shell can run: those of its own contract. What it cannot run, read or does not know is told by
 * remote and version, and does without: a remote may be younger than the shell.
 */
export const knownRemotes = ({ releaseSet, leftOut }: Released, tell: Tell): ReleasedRemote[] => {
  for (const { remote, version, what } of leftOut)
    tell({ name: remote, version }, new Error(`${remote} ${version}: left out ${what}.`));
  return releaseSet.remotes.filter((remote) => {
    const { name, version, manifest } = remote;
    if (manifest.contract !== contractVersion) {
      tell(remote, new Error(`${name} ${version} needs contract ${manifest.contract}.`));
      return false;
    }
    for (const unknown of unknownNames(remote))
      tell(remote, new Error(`${name} ${version}: does not know ${unknown}.`));
    return true;
  });
};
