import { measureConstants } from '@posy/shared-contracts/constants';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { Measure } from '@posy/shared-contracts/entities';
import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import type { Readable } from '@posy/shared-contracts/mount-props';
import type { PageVital } from '#adapters/screen/page-vitals';
import { pathWithoutIds } from '#platform/error-reporter';
import { type PageFacts, remoteFacts } from '#platform/inspected/remote-facts';
import { isActiveAt } from '#platform/remotes/active-at';

interface Options {
  set: ReleaseSet;
  /** Path with which the page was loaded. */
  landing: string;
  location: Readable<{ pathname: string }>;
  /** Returns true when the person agrees to be counted, now. */
  isAllowed: () => boolean;
  watchVitals: (found: (vital: PageVital) => void) => void;
  readPage: () => PageFacts;
  whenHidden: (run: () => void) => void;
  send: (body: NonNullable<EndpointInput<'measurePage'>['body']>) => void;
}

/** The shell, to which belongs what is in no remote. */
const shellName = 'shell';

/** `cls` is sent in thousandths: all numbers are whole. */
const shiftUnits = 1000;

const wholeNumber = (value: number): number => Math.min(measureConstants.largest, Math.max(0, Math.round(value)));

/**
 * Collects what a page measures of itself, with the remote and the screen, and sends it when the page is hidden. Nothing is
 * collected or sent of a person who does not agree; what waits is dropped when they stop to.
 */
export const measurePage = (options: Options): void => {
  const { set, landing, location, isAllowed } = options;
  let waiting: Measure[] = [];
  const add = (kind: Measure['kind'], remote: string, pathname: string, value: number): void => {
    if (!isAllowed() || waiting.length >= measureConstants.mostAtOnce) return;
    waiting.push({ kind, remote, path: pathWithoutIds(pathname), value: wholeNumber(value) });
  };

  const ownerOf = (pathname: string): string =>
    set.remotes.find((remote) => isActiveAt(remote, pathname))?.name ?? shellName;
  const viewed = (pathname: string): void => add('view', ownerOf(pathname), pathname, 0);
  let last = landing;
  const moved = (): void => {
    const { pathname } = location.get();
    if (pathname === last) return;
    last = pathname;
    viewed(pathname);
  };
  viewed(landing);
  moved();
  location.subscribe(moved);

  // The first paint belongs to the path with which the page was loaded, the rest to the reader's own.
  const firstOnes: readonly PageVital['kind'][] = ['ttfb', 'fcp', 'lcp'];
  options.watchVitals(({ kind, value, element }) => {
    const remote = element?.closest<HTMLElement>('[data-remote]')?.dataset['remote'] ?? shellName;
    const path = firstOnes.includes(kind) ? landing : location.get().pathname;
    add(kind, remote, path, kind === 'cls' ? value * shiftUnits : value);
  });

  const loaded = new Set<string>();
  /** Remotes whose files came since the page was last hidden, each once. */
  const addLoads = (): void => {
    const page = options.readPage();
    for (const { name, bytes, loadMs } of remoteFacts(set, page, [])) {
      if (bytes === 0 || loaded.has(name) || (name !== shellName && !page.started.has(name))) continue;
      loaded.add(name);
      add('load', name, location.get().pathname, loadMs);
    }
  };
  options.whenHidden(() => {
    const mayCount = isAllowed();
    if (mayCount) addLoads();
    const measures = waiting;
    waiting = [];
    if (mayCount && measures.length > 0) options.send({ set: set.id, measures });
  });
};
