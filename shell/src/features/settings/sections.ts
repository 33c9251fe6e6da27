import { type MarketPrefix, parsePath, paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import {
  BellIcon,
  ClockIcon,
  EyeIcon,
  GlobeIcon,
  HeartIcon,
  type IconComponent,
  LockIcon,
  PencilIcon,
  UsersThreeIcon,
} from '@posy/shared-ui/icons';
import { type ShellScreen, shellScreen } from '#host/shell-screen';
import { catalogues as collaboration } from '../collaboration/messages';
import { catalogues as privacy } from '../privacy/messages';
import { catalogues as own } from './messages';

type SectionId =
  | 'you'
  | 'security'
  | 'wedding'
  | 'notifications'
  | 'language'
  | 'people'
  | 'invite'
  | 'together'
  | 'activity'
  | 'privacy';

/** A part of the settings with an address of its own. */
export interface SettingsSection {
  id: SectionId;
  path: (market: MarketPrefix) => string;
  icon: IconComponent;
  isFor: (person: SignedIn) => boolean;
  /** The section that it belongs to; it has no entry of its own in the list. */
  parent?: SectionId;
  screen: ShellScreen;
}

/** A section with an entry in the list. */
export interface ListedSection extends SettingsSection {
  id: Exclude<SectionId, 'invite' | 'together'>;
  parent?: undefined;
}

const everyone = (): boolean => true;
/** Returns true for people who receive pushes or mails: moderators receive none that can be switched. */
const isNotified = ({ user }: SignedIn): boolean => user.kind === 'couple' || user.kind === 'supplier';
/** Returns true for members of a wedding; suppliers and moderators have none. */
export const hasWedding = ({ user }: SignedIn): boolean => user.kind === 'couple' && user.weddingId !== null;

/** Every section, in the order of the list: the person's own, then the shared ones. */
export const sections: readonly SettingsSection[] = [
  {
    id: 'you',
    path: (market) => paths.settingsSection(market, 'you'),
    icon: PencilIcon,
    isFor: everyone,
    screen: shellScreen({
      id: 'settings-you',
      load: async () => (await import('./parts/you-section')).YouSection,
      catalogues: own,
      frame: 'app',
    }),
  },
  {
    id: 'security',
    path: (market) => paths.settingsSection(market, 'security'),
    icon: EyeIcon,
    isFor: everyone,
    screen: shellScreen({
      id: 'settings-security',
      load: async () => (await import('./parts/security-part')).SecurityPart,
      catalogues: own,
      frame: 'app',
    }),
  },
  {
    id: 'notifications',
    path: (market) => paths.settingsSection(market, 'notifications'),
    icon: BellIcon,
    isFor: isNotified,
    screen: shellScreen({
      id: 'settings-notifications',
      load: async () => (await import('./parts/notifications-section')).NotificationsSection,
      catalogues: own,
      frame: 'app',
    }),
  },
  {
    id: 'language',
    path: (market) => paths.settingsSection(market, 'language'),
    icon: GlobeIcon,
    isFor: everyone,
    screen: shellScreen({
      id: 'settings-language',
      load: async () => (await import('./parts/language-section')).LanguageSection,
      catalogues: own,
      frame: 'app',
    }),
  },
  {
    id: 'wedding',
    path: (market) => paths.settingsSection(market, 'wedding'),
    icon: HeartIcon,
    isFor: hasWedding,
    screen: shellScreen({
      id: 'settings-wedding',
      load: async () => (await import('./parts/wedding-section')).WeddingSection,
      catalogues: own,
      frame: 'app',
    }),
  },
  {
    id: 'people',
    path: paths.manageCollaborators,
    icon: UsersThreeIcon,
    isFor: hasWedding,
    screen: shellScreen({
      id: 'settings-people',
      load: async () => (await import('../collaboration/people/people-section')).PeopleSection,
      catalogues: collaboration,
      frame: 'app',
    }),
  },
  {
    id: 'invite',
    path: paths.inviteCollaborator,
    icon: UsersThreeIcon,
    isFor: hasWedding,
    parent: 'people',
    screen: shellScreen({
      id: 'settings-invite',
      load: async () => (await import('../collaboration/invite/invite-section')).InviteSection,
      catalogues: collaboration,
      frame: 'app',
    }),
  },
  {
    id: 'together',
    path: paths.collaboration,
    icon: UsersThreeIcon,
    isFor: hasWedding,
    parent: 'people',
    screen: shellScreen({
      id: 'settings-together',
      load: async () => (await import('../collaboration/overview/together-section')).TogetherSection,
      catalogues: collaboration,
      frame: 'app',
    }),
  },
  {
    id: 'activity',
    path: (market) => paths.settingsSection(market, 'activity'),
    icon: ClockIcon,
    isFor: hasWedding,
    screen: shellScreen({
      id: 'settings-activity',
      load: async () => (await import('../collaboration/activity/activity-section')).ActivitySection,
      catalogues: collaboration,
      frame: 'app',
    }),
  },
  {
    id: 'privacy',
    path: paths.privacy,
    icon: LockIcon,
    isFor: everyone,
    screen: shellScreen({
      id: 'settings-privacy',
      load: async () => (await import('../privacy/privacy-section')).PrivacySection,
      catalogues: privacy,
      frame: 'app',
    }),
  },
];

/** Returns true when a section has an entry in the list. */
export const isListed = (section: SettingsSection): section is ListedSection => section.parent === undefined;

/** Returns the sections with an entry in the list, for this person. */
export const listedFor = (person: SignedIn): ListedSection[] =>
  sections.filter(isListed).filter(({ isFor }) => isFor(person));

/** Returns the part of the settings at a path: the list itself, a section, or null (for this person). */
export const placeIn = (pathname: string, person: SignedIn): SettingsSection | 'list' | null => {
  const asked = parsePath(pathname);
  if (asked.market === null) return null;
  const { prefix } = asked.market;
  const isAt = (path: string): boolean => parsePath(path).segments.join('/') === asked.segments.join('/');
  if (isAt(paths.settings(prefix))) return 'list';
  return sections.find(({ path, isFor }) => isAt(path(prefix)) && isFor(person)) ?? null;
};
