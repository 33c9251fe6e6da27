import type { IntegrityList, ReleaseSet } from '@posy/shared-contracts/manifest';

/** A build of the set: where its files lie, and where their integrity is listed. */
interface Build {
  base: string;
  list: IntegrityList | null;
}

interface Edges {
  origin: string;
  /** What the document itself says of a file, in the link that preloads it. */
  inDocument: (path: string) => string | null;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** What is known of a file: its integrity, null when there is none to check, or the promise of either. */
export type IntegrityOf = (address: string) => string | null | Promise<string | null>;

const buildsOf = ({ shell, remotes }: Pick<ReleaseSet, 'shell' | 'remotes'>): Build[] => [
  { base: shell.base, list: shell.integrityList ?? null },
  ...remotes.map(({ entry, integrityList }) => ({
    base: entry.slice(0, entry.lastIndexOf('/') + 1),
    list: integrityList ?? null,
  })),
];

/**
 * Integrity of the files of a set's builds. The document has that of what the page needs first; all else stands in a
 * list of its build, which is fetched once and whose own integrity the set names. Builds from before have no list.
 */
export const createIntegrity = (
  set: Pick<ReleaseSet, 'shell' | 'remotes'>,
  { origin, inDocument, fetch }: Edges,
): IntegrityOf => {
  const builds = buildsOf(set);
  const lists = new Map<string, Promise<Record<string, string>>>();
  const failed = new Set<string>();
  const read = ({ url, integrity }: IntegrityList): Promise<Record<string, string>> => {
    const known = lists.get(url);
    if (known !== undefined) return known;
    // One that came with other bytes would otherwise come from the browser's cache for a year.
    const cache = failed.has(url) ? 'reload' : 'default';
    const reading = fetch(url, { integrity, cache }).then((answer) => answer.json() as Promise<Record<string, string>>);
    lists.set(url, reading);
    reading.catch(() => {
      lists.delete(url);
      failed.add(url);
    });
    return reading;
  };
  return (address) => {
    const { origin: asked, pathname } = new URL(address, origin);
    const build = asked === origin ? builds.find(({ base }) => pathname.startsWith(base)) : undefined;
    if (build === undefined || build.list === null) return null;
    const { base, list } = build;
    return (
      inDocument(pathname) ??
      read(list).then((integrities) => {
        const integrity = integrities[pathname.slice(base.length)];
        if (integrity === undefined) throw new Error(`${pathname} is no file of its build.`);
        return integrity;
      })
    );
  };
};
