import { type ReleasedRemote, type ReleaseSet, type SlotName } from '@posy/shared-contracts/manifest';
import { isWithin, parsePath } from '@posy/shared-contracts/paths';
import { attributes } from '../html/escape';
import { type Integrities } from '../releases';

/** A file that the page will ask for. */
interface Preload {
  as: 'script' | 'fetch';
  href: string;
  integrity: string | null;
  crossorigin: 'anonymous' | null;
}

interface PreloadInput {
  set: ReleaseSet;
  url: URL;
  nonce: string;
  integrities: Integrities;
}

/** Slots that a screen shows, by the first segment after the market; '' is the market's index. */
const slotsOfScreen = new Map<string, readonly string[]>([
  ['', ['market-index.section', 'market-index.end']],
  ['home', ['home.card']],
  ['weddingsuppliers', ['supplier-profile.reviews', 'supplier-profile.enquiry']],
] satisfies [string, SlotName[]][]);

/** Exposed modules of a remote that the path shows: its app, and its widgets in slots. */
const modulesFor = (remote: ReleasedRemote, pathname: string): string[] => {
  const { market, segments } = parsePath(pathname);
  const slots = market === null ? [] : (slotsOfScreen.get(segments[0] ?? '') ?? []);
  const widgets = remote.manifest.slots.filter(({ slot }) => slots.includes(slot)).map(({ module }) => module);
  const answers = remote.manifest.basePaths.some((base) => isWithin(pathname, base));
  return answers ? ['./app', ...widgets] : widgets;
};

const scriptsOf = (remote: ReleasedRemote, modules: string[], integrities: Integrities): Preload[] => {
  const chunks = modules.flatMap((module) => remote.assets[module] ?? []);
  return [
    { as: 'script', href: remote.entry, integrity: remote.integrity, crossorigin: 'anonymous' },
    ...[...new Set(chunks)]
      .filter((href) => href !== remote.entry)
      .map((href): Preload => ({ as: 'script', href, integrity: integrities.get(href) ?? null, crossorigin: null })),
  ];
};

const listOf = ({ integrityList }: Pick<ReleasedRemote, 'integrityList'>): Preload[] =>
  integrityList === undefined
    ? []
    : [{ as: 'fetch', href: integrityList.url, integrity: integrityList.integrity, crossorigin: 'anonymous' }];

/**
 * Links for what the shell will load for a path: scripts, and the lists by which it checks the chunks that come after
 * them. They must match what it asks for, or the browser fetches twice: the shell loads entries with
 * `crossorigin="anonymous"`; chunks of the same origin are loaded by webpack without.
 */
export const preloadLinks = ({ set, url, nonce, integrities }: PreloadInput): string[] =>
  [
    ...listOf(set.shell),
    ...set.remotes.flatMap((remote) => {
      const modules = modulesFor(remote, url.pathname);
      return modules.length === 0 ? [] : [...scriptsOf(remote, modules, integrities), ...listOf(remote)];
    }),
  ].map(
    ({ as, href, integrity, crossorigin }) =>
      `<link${attributes({ rel: 'preload', as, href, crossorigin, integrity, nonce })}>`,
  );
