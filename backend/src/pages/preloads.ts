import { type ReleasedRemote, type ReleaseSet, type SlotName } from '@posy/shared-contracts/manifest';
import { isWithin, parsePath } from '@posy/shared-contracts/paths';
import { attributes } from './escape';

/** A script that the page will ask for. */
interface Preload {
  href: string;
  integrity: string | null;
}

/** Slots that a screen shows, by the first segment after the market; '' is the market's index. */
const slotsOfScreen = new Map<string, readonly string[]>([
  ['', ['market-index.section']],
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

const scriptsOf = (remote: ReleasedRemote, modules: string[]): Preload[] => {
  if (modules.length === 0) return [];
  const chunks = modules.flatMap((module) => remote.assets[module] ?? []);
  return [
    { href: remote.entry, integrity: remote.integrity },
    ...[...new Set(chunks)].filter((href) => href !== remote.entry).map((href) => ({ href, integrity: null })),
  ];
};

/**
 * Links for the scripts that the shell will load for a path. They must match its script elements, or the browser
 * fetches twice: the shell loads entries with `crossorigin="anonymous"` and `integrity`; chunks of the same origin are
 * loaded by webpack without either.
 */
export const preloadLinks = (set: ReleaseSet, pathname: string, nonce: string): string[] =>
  set.remotes
    .flatMap((remote) => scriptsOf(remote, modulesFor(remote, pathname)))
    .map(({ href, integrity }) => {
      const crossorigin = integrity === null ? null : 'anonymous';
      return `<link${attributes({ rel: 'preload', as: 'script', href, crossorigin, integrity, nonce })}>`;
    });
