import type { ReleasedRemote, ReleaseSet } from '@posy/shared-contracts/manifest';
import type { SeenProblem } from '../error-reporter';

/** One file that the page loaded. Times are milliseconds since the page began; `bytes` are unpacked. */
export interface LoadedFile {
  /** A path of this server, or a whole address of another one. */
  path: string;
  bytes: number;
  from: number;
  to: number;
}

/** Observations of the page at one moment. */
export interface PageFacts {
  files: readonly LoadedFile[];
  /** Names of the remotes whose entry runs in this page. */
  started: ReadonlySet<string>;
  /** Names of the remotes with a screen or a widget in the document. */
  shown: ReadonlySet<string>;
}

/** `failed`: its last report came after its last file. */
export type RemoteState = 'shown' | 'ready' | 'idle' | 'failed';

/** A row of the inspector's table: a remote, or the shell. */
export interface RemoteFacts {
  name: string;
  version: string;
  owner: string;
  state: RemoteState;
  bytes: number;
  /** Milliseconds in which at least one of its files was on the way. */
  loadMs: number;
}

/** Milliseconds in which at least one of the files was on the way: files that load in parallel count once. */
export const busyMs = (files: readonly LoadedFile[]): number => {
  let [sum, until] = [0, 0];
  for (const { from, to } of [...files].sort((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
};

const belowOf = (name: string): string => `/releases/builds/${name}/`;

/** The folder of a remote's files: a developer's server has only those of its remote. */
const folderOf = ({ name, entry }: ReleasedRemote): string =>
  /^https?:/.test(entry) ? entry.slice(0, entry.lastIndexOf('/') + 1) : belowOf(name);

const lastOf = (numbers: readonly number[]): number => Math.max(0, ...numbers);

const stateOf = (
  name: string,
  files: readonly LoadedFile[],
  { started, shown }: PageFacts,
  problems: readonly SeenProblem[],
): RemoteState => {
  const reported = lastOf(problems.filter(({ remote }) => remote === name).map(({ at }) => at));
  if (reported > lastOf(files.map(({ to }) => to))) return 'failed';
  if (!started.has(name)) return 'idle';
  return shown.has(name) ? 'shown' : 'ready';
};

/** The shell and each remote of the set, with state, bytes, and time of loading. */
export const remoteFacts = (set: ReleaseSet, page: PageFacts, problems: readonly SeenProblem[]): RemoteFacts[] => {
  type Named = Pick<RemoteFacts, 'name' | 'version' | 'owner'>;
  const factsOf = ({ name, version, owner }: Named, folder: string): RemoteFacts => {
    const files = page.files.filter(({ path }) => path.startsWith(folder));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const state = stateOf(name, files, page, problems);
    return { name, version, owner, state, bytes, loadMs: Math.round(busyMs(files)) };
  };
  const ofRemote = (remote: ReleasedRemote): RemoteFacts =>
    factsOf({ name: remote.name, version: remote.version, owner: remote.manifest.owner }, folderOf(remote));
  const shell = factsOf({ name: 'shell', version: set.shell.version, owner: 'platform' }, belowOf('shell'));
  return [{ ...shell, state: shell.state === 'failed' ? 'failed' : 'shown' }, ...set.remotes.map(ofRemote)];
};
