import type { Locale } from '@posy/shared-contracts';
import { accessAreas } from '@posy/shared-contracts/entities';
import type { ReleaseSet, RemoteManifest } from '@posy/shared-contracts/manifest';
import type { Session } from '@posy/shared-contracts/mount-props';
import { mayEditProfile, mayView } from '@posy/shared-contracts/rules';

export type NavigationEntry = RemoteManifest['navigation'][number];

const audiencesOf = (session: Session): readonly NavigationEntry['audience'][] =>
  session.status === 'signed-in' ? [session.user.kind, 'member', 'anyone'] : ['visitor', 'anyone'];

/** The home of people without a wedding, which is a screen of the shell's own. */
const workEntries = (['supplier', 'moderator', 'operator'] as const).map((audience): NavigationEntry => ({
  id: `work-${audience}`,
  path: 'home',
  label: { 'en-GB': 'Home', 'de-DE': 'Start', 'fr-FR': 'Accueil' },
  icon: 'home',
  area: 'home',
  order: 10,
  audience,
  placement: 'header',
  tab: true,
}));

const allEntries = ({ remotes }: ReleaseSet): NavigationEntry[] => [
  ...workEntries,
  ...remotes.flatMap((remote) => remote.manifest.navigation),
];

/**
 * Returns true when this person may open an entry: a helper sees no areas without access. Pages for everybody, such as
 * the directory, stay. Source: D-role-01.
 */
const isOpenTo = ({ area, audience }: NavigationEntry, session: Session): boolean => {
  if (audience === 'anyone' || session.status !== 'signed-in' || session.wedding === null) return true;
  const known = accessAreas.find((one) => one === area);
  // A helper cannot have access to an area that this shell does not know.
  if (known === undefined) return area === 'home' || mayEditProfile(session.wedding.roles[session.uid] ?? null);
  return mayView(session.wedding, session.uid, known);
};

/**
 * Returns true when an entry is for this kind of person. Suppliers see no competitors and have no shortlist of them.
 */
const isForThem = ({ area, audience }: NavigationEntry, session: Session): boolean =>
  audiencesOf(session).includes(audience) &&
  !(
    area === 'suppliers' &&
    audience !== 'supplier' &&
    session.status === 'signed-in' &&
    session.user.kind === 'supplier'
  );

/** Returns the entries for this person, in their order. */
export const entriesFor = (releaseSet: ReleaseSet, session: Session): NavigationEntry[] =>
  allEntries(releaseSet)
    .filter((entry) => isForThem(entry, session) && isOpenTo(entry, session))
    .sort((a, b) => a.order - b.order);

/**
 * Returns the entries to show. While the session is loading they are the last member's, so that no entry appears and
 * disappears again.
 */
export const shownEntries = (
  releaseSet: ReleaseSet,
  session: Session,
  seenIds: readonly string[],
): NavigationEntry[] => {
  if (session.status !== 'loading') return entriesFor(releaseSet, session);
  return allEntries(releaseSet)
    .filter(({ id }) => seenIds.includes(id))
    .sort((a, b) => a.order - b.order);
};

/** Returns the first page after a sign-in: the first entry for this kind of person, or null. */
export const landingEntry = (releaseSet: ReleaseSet, session: Session): NavigationEntry | null =>
  entriesFor(releaseSet, session).find(({ audience }) => audience !== 'anyone' && audience !== 'visitor') ?? null;

/** Returns an entry's label in a catalogue's language. */
export const labelOf = (label: NavigationEntry['label'], catalogue: Locale): string =>
  label[catalogue] ?? label['en-GB'];

/** Number of tabs beside "More": five fit side by side at 360 px. */
const mostTabs = 4;

/**
 * Splits the entries into the phone's tab bar and its sheet. The quick entries are at the top of the page on phones
 * too: they have a tab only when all fit.
 */
export const tabsOf = (entries: readonly NavigationEntry[]): { tabs: NavigationEntry[]; rest: NavigationEntry[] } => {
  if (entries.length <= mostTabs) return { tabs: [...entries], rest: [] };
  const tabs = entries.filter(({ tab, placement }) => tab && placement === 'header').slice(0, mostTabs);
  return { tabs, rest: entries.filter((entry) => !tabs.includes(entry) && entry.placement === 'header') };
};
