import { isWithin } from '@posy/shared-contracts';
import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import type { NavigationEntry } from './navigation-entries';

type Remotes = ReleaseSet['remotes'];

/** The entry that a path belongs to: of those it lies within, the one that says most of it. Null for none. */
const entryAt = (pathname: string, entries: readonly NavigationEntry[]): NavigationEntry | null =>
  entries
    .filter((entry) => isWithin(pathname, entry.path))
    .reduce<NavigationEntry | null>((best, one) => (one.path.length > (best?.path.length ?? 0) ? one : best), null);

/** The first of the entries of the remote that answers a path; null for a path of none. */
const ownersEntry = (
  pathname: string,
  entries: readonly NavigationEntry[],
  remotes: Remotes,
): NavigationEntry | null => {
  const owner = remotes.find(({ manifest }) => manifest.basePaths.some((base) => isWithin(pathname, base)));
  return entries.find(({ id }) => owner?.manifest.navigation.some((own) => own.id === id)) ?? null;
};

/** The entry that a path belongs to; for a screen without one, the first of its remote. Null for none. */
export const currentEntry = (
  pathname: string,
  entries: readonly NavigationEntry[],
  remotes: Remotes,
): NavigationEntry | null => entryAt(pathname, entries) ?? ownersEntry(pathname, entries, remotes);

/** The tab that a path belongs to; null where its entry stands in the sheet, and for none. */
export const currentTab = (
  pathname: string,
  { tabs, rest }: Record<'tabs' | 'rest', readonly NavigationEntry[]>,
  remotes: Remotes,
): NavigationEntry | null => {
  const entry = entryAt(pathname, [...tabs, ...rest]);
  if (entry === null) return ownersEntry(pathname, tabs, remotes);
  return tabs.includes(entry) ? entry : null;
};
