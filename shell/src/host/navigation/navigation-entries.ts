import type { Locale } from '@posy/shared-contracts';
import { accessAreas } from '@posy/shared-contracts/entities';
import type { ReleaseSet, RemoteManifest } from '@posy/shared-contracts/manifest';
import type { Session } from '@posy/shared-contracts/mount-props';
import { mayEditProfile, mayView } from '@posy/shared-contracts/rules';

export type NavigationEntry = RemoteManifest['navigation'][number];

const audiencesOf = (session: Session): readonly NavigationEntry['audience'][] =>
  session.status === 'signed-in' ? [session.user.kind, 'member', 'anyone'] : ['visitor', 'anyone'];

/** The home of those who plan no wedding, which is a screen of the shell's own. */
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
 * Whether an entry leads anywhere for this person: a helper has nothing to see in the areas that are closed to them. The
 * pages that are for anyone, such as the directory, stay. Source: D-role-01.
 */
const isOpenTo = ({ area, audience }: NavigationEntry, session: Session): boolean => {
  if (audience === 'anyone' || session.status !== 'signed-in' || session.wedding === null) return true;
  const known = accessAreas.find((one) => one === area);
  // What an area is that is younger than this shell, nobody can have given to a helper yet.
  if (known === undefined) return area === 'home' || mayEditProfile(session.wedding.roles[session.uid] ?? null);
  return mayView(session.wedding, session.uid, known);
};

/** Whether an entry is for people like them. Suppliers are led to no competitors, and keep no shortlist of them. */
const isForThem = ({ area, audience }: NavigationEntry, session: Session): boolean =>
  audiencesOf(session).includes(audience) &&
  !(area === 'suppliers' && session.status === 'signed-in' && session.user.kind === 'supplier');

/** The entries that this person sees, in their order. */
export const entriesFor = (releaseSet: ReleaseSet, session: Session): NavigationEntry[] =>
  allEntries(releaseSet)
    .filter((entry) => isForThem(entry, session) && isOpenTo(entry, session))
    .sort((a, b) => a.order - b.order);

/**
 * The entries to show: while it is not known who is here, those that stood there last, so that nothing comes that goes
 * again when it is.
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

/** Where somebody lands after signing in: the first entry made for people like them. Null: there is none. */
export const landingEntry = (releaseSet: ReleaseSet, session: Session): NavigationEntry | null =>
  entriesFor(releaseSet, session).find(({ audience }) => audience !== 'anyone' && audience !== 'visitor') ?? null;

/** An entry's words in a catalogue's language. */
export const labelOf = (label: NavigationEntry['label'], catalogue: Locale): string =>
  label[catalogue] ?? label['en-GB'];

/** Tabs beside "More": five fit side by side at 360 px. */
const mostTabs = 4;

/**
 * What stands in the phone's tab bar, and what its sheet has. The quick entries are at the top of the page on phones too:
 * they have a tab only where there is room for all.
 */
export const tabsOf = (entries: readonly NavigationEntry[]): { tabs: NavigationEntry[]; rest: NavigationEntry[] } => {
  if (entries.length <= mostTabs) return { tabs: [...entries], rest: [] };
  const tabs = entries.filter(({ tab, placement }) => tab && placement === 'header').slice(0, mostTabs);
  return { tabs, rest: entries.filter((entry) => !tabs.includes(entry) && entry.placement === 'header') };
};
