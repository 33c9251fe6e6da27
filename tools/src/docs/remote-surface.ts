import type { RemoteManifestInput } from '@posy/shared-contracts/manifest';

/** The surface that a remote's README describes: from its manifest and its source. */
export interface RemoteFacts {
  manifest: RemoteManifestInput;
  /** Paths of its screens below the market prefix, as its routes have them. */
  routes: readonly string[];
  /** Slots in which it shows what others bring. */
  mounts: readonly string[];
  /** Collections of the contract that it writes. */
  writes: readonly string[];
  /** Size of its first scripts, KB gzip. */
  gzipKb: number;
}

const unique = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Paths that a source text gives its routes: `path: '/x'` in a table, `path="/x"` in an element. */
export const routesIn = (source: string): string[] =>
  unique([...source.matchAll(/\bpath(?:: '|=")(\/[^'"]*)['"]/g)].map(([, path = '']) => path));

/** Slots that a source text leaves for others. */
export const slotsIn = (source: string): string[] =>
  unique([...source.matchAll(/<Slot\s+name="([\w.-]+)"/g)].map(([, name = '']) => name));

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => `\`${name}\``).join(' · ');

const surfaceList = ({ manifest, routes, mounts, writes, gzipKb }: RemoteFacts): string =>
  [
    `- **screens**: ${list(routes)}`,
    `- **base paths**: ${list(manifest.basePaths)}`,
    `- **fills the slots**: ${list(manifest.slots.map(({ slot }) => slot))}`,
    `- **leaves the slots**: ${list(mounts)}`,
    `- **publishes**: ${list(unique(manifest.publishes))}`,
    `- **handles**: ${list(unique(manifest.handles))}`,
    `- **writes**: ${list(writes)}`,
    `- **first scripts**: at most ${gzipKb} KB gzip`,
  ].join('\n');

const begin = '<!-- surface: written by `node tools/bin/posy.mjs docs` -->';
const end = '<!-- /surface -->';

/** The README with its surface as it is now; at its end when it had none. */
export const withSurface = (readme: string, facts: RemoteFacts): string => {
  const block = `${begin}\n\n${surfaceList(facts)}\n\n${end}`;
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  return from === -1 || to === -1
    ? `${readme.trimEnd()}\n\n## Surface\n\n${block}\n`
    : readme.slice(0, from) + block + readme.slice(to + end.length);
};
