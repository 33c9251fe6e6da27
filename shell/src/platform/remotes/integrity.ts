import type { IntegrityList, ReleaseSet } from '@posy/shared-contracts/manifest';

/** A build of the set: the folder of its files, and the list of their integrity. */
interface Build {
  base: string;
  list: IntegrityList | null;
}

interface IntegrityEdges {
  origin: string;
  /** Returns the integrity in the document's preload link of a file. */
  inDocument: (path: string) => string | null;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since a fixed moment. */
  now: () => number;
}

/** A list that is being read, with its start time. */
interface ListReading {
  list: Promise<Record<string, string>>;
  since: number;
  isThere: boolean;
}

/**
 * Time after which a list is requested again: a dead connection never answers. It is below the time limit of a remote's
 * load.
 */
const timeoutMs = 4000;

/** The integrity of a file: the value, null when there is none to check, or a promise of either. */
export type IntegrityOf = (address: string) => string | null | Promise<string | null>;

const buildsOf = ({ shell, remotes }: Pick<ReleaseSet, 'shell' | 'remotes'>): Build[] => [
  { base: shell.base, list: shell.integrityList ?? null },
  ...remotes.map(({ entry, integrityList }) => ({
    base: entry.slice(0, entry.lastIndexOf('/') + 1),
    list: integrityList ?? null,
  })),
];

/**
 * Integrity of the files of a set's builds. The document has that of the page's first files; the others are in a list
 * of their build, which is fetched once and whose own integrity is in the set. Older builds have no list.
 */
export const createIntegrity = (
  set: Pick<ReleaseSet, 'shell' | 'remotes'>,
  { origin, inDocument, fetch, now }: IntegrityEdges,
): IntegrityOf => {
  const builds = buildsOf(set);
  const readings = new Map<string, ListReading>();
  const failed = new Set<string>();
  const ask = ({ url, integrity }: IntegrityList): Promise<Record<string, string>> => {
    const from = async (cache: RequestCache): Promise<Record<string, string>> =>
      (await (await fetch(url, { integrity, cache })).json()) as Record<string, string>;
    // A list with wrong bytes would be read from the browser's cache for a year, so it is reloaded. The document
    // preloads it, and the first request gets the preload's result, even an old failure: so a failed request is
    // repeated.
    return failed.has(url) ? from('reload') : from('default').catch(() => from('reload'));
  };
  const read = (wanted: IntegrityList): Promise<Record<string, string>> => {
    const known = readings.get(wanted.url);
    if (known !== undefined && (known.isThere || now() - known.since < timeoutMs)) return known.list;
    if (known !== undefined) failed.add(wanted.url);
    const reading: ListReading = { list: ask(wanted), since: now(), isThere: false };
    readings.set(wanted.url, reading);
    reading.list.then(
      () => {
        reading.isThere = true;
        readings.set(wanted.url, reading);
      },
      () => {
        if (readings.get(wanted.url) === reading) readings.delete(wanted.url);
        failed.add(wanted.url);
      },
    );
    return reading.list;
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
