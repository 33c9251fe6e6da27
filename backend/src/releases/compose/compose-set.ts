import { createHash } from 'node:crypto';
import { contractVersion, type ReleasedRemote, type ReleaseSet } from '@posy/shared-contracts/manifest';
import { ReleaseFault } from '../release-fault';
import { type StoredSet } from '../stored/stored-set';

/** Parts to release: the shell, remotes, or both. */
export interface Parts {
  shell?: ReleaseSet['shell'];
  remotes: ReleasedRemote[];
}

const withRemotes = (before: StoredSet['remotes'], remotes: readonly ReleasedRemote[]): StoredSet['remotes'] => {
  const named = new Map(remotes.map((remote) => [remote.name, remote]));
  const added = remotes.filter(({ name }) => !before.some((remote) => remote.name === name));
  return [...before.map((remote) => named.get(remote.name) ?? remote), ...added];
};

/** A set with an id that is made from what is in it: the same composition has the same id. */
export const identified = (
  content: Pick<StoredSet, 'contract' | 'shell' | 'remotes'>,
  createdAt: string,
): StoredSet => {
  const { contract, shell, remotes } = content;
  const id = createHash('sha256').update(JSON.stringify({ contract, shell, remotes })).digest('hex').slice(0, 12);
  return { id, createdAt, contract, shell, remotes };
};

/**
 * Returns the set with the parts in place of their predecessors. Everything else stays to the byte, including fields
 * that this checkout does not know.
 */
export const composeSet = (before: StoredSet | null, parts: Parts, createdAt: string): StoredSet => {
  const shell = parts.shell ?? before?.shell;
  if (shell === undefined) throw new ReleaseFault('The first release set needs the shell: run npm start first.');
  const contract = parts.shell === undefined ? (before?.contract ?? contractVersion) : contractVersion;
  return identified({ contract, shell, remotes: withRemotes(before?.remotes ?? [], parts.remotes) }, createdAt);
};

/** The names of what the parts change. */
export const namesOf = ({ shell, remotes }: Parts): ReadonlySet<string> =>
  new Set([...(shell === undefined ? [] : ['shell']), ...remotes.map(({ name }) => name)]);
