import { isWithin } from '@posy/shared-contracts';
import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import type { NavigationEntry } from './navigation-entries';

type Remotes = ReleaseSet['remotes'];

/** Returns the entry with the longest matching path, or null. */
const entryAt = (pathname: string, entries: readonly NavigationEntry[]): NavigationEntry | null =>
  entries
    .filter((entry) => isWithin(pathname, entry.path))
    .reduce<NavigationEntry | null>((best, one) => (one.path.length > (best?.path.length ?? 0) ? one : best), null);

/** Returns the first entry of the remote that answers a path, or null. */
const ownersEntry = (
  pathname: string,
  entries: readonly NavigationEntry[],
  remotes: Remotes,
): NavigationEntry | null => {
  const owner = remotes.find(({ manifest }) => manifest.basePaths.some((base) => isWithin(pathname, base)));
  return entries.find(({ id }) => owner?.manifest.navigation.some((own) => own.id === id)) ?? null;
};

/** Returns the entry of a path; for a screen without one the first of its remote. Null for none. */
export const currentEntry = (
  pathname: string,
  entries: readonly NavigationEntry[],
  remotes: Remotes,
): NavigationEntry | null => entryAt(pathname, entries) ?? ownersEntry(pathname, entries, remotes);

/** Returns the tab of a path; null when its entry is in the sheet, or there is none. */
export const currentTab = (
  pathname: string,
  { tabs, rest }: Record<'tabs' | 'rest', readonly NavigationEntry[]>,
  remotes: Remotes,
): NavigationEntry | null => {
  const entry = entryAt(pathname, [...tabs, ...rest]);
  if (entry === null) return ownersEntry(pathname, tabs, remotes);
  return tabs.includes(entry) ? entry : null;
};
