import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { parsePath, shellScreens } from '@posy/shared-contracts/paths';

/** A release set as far as its pages are counted. */
export interface KnownSet {
  /** The version of each member. */
  versions: ReadonlyMap<string, string>;
  /** First segments of the members' screens. */
  segments: ReadonlySet<string>;
}

/** Sets that are remembered: those that open tabs run. */
const mostSets = 50;

const knownSet = ({ shell, remotes }: ReleaseSet): KnownSet => ({
  versions: new Map([['shell', shell.version], ...remotes.map(({ name, version }) => [name, version] as const)]),
  segments: new Set([...shellScreens, ...remotes.flatMap(({ manifest }) => manifest.basePaths)]),
});

/** Returns what is known of sets by their ids: null for one that was never composed here. */
export const knownSets = (setOf: (id: string) => ReleaseSet | null): ((id: string) => KnownSet | null) => {
  const known = new Map<string, KnownSet>();
  return (id) => {
    const held = known.get(id);
    if (held !== undefined) return held;
    const set = setOf(id);
    if (set === null) return null;
    if (known.size >= mostSets) known.clear();
    const read = knownSet(set);
    known.set(id, read);
    return read;
  };
};

/** A screen that the set does not name: whatever a caller sends, there is one row for it. */
const otherScreen = 'other';

/** Returns the screen of a path, without its market and without anything that could name somebody. */
export const screenOf = (path: string, segments: ReadonlySet<string>): string => {
  const {
    market,
    segments: [first, ...rest],
  } = parsePath(path);
  if (market === null) return otherScreen;
  if (first === undefined) return 'index';
  if (!segments.has(first)) return otherScreen;
  return rest.length === 0 ? first : `${first}/*`;
};
