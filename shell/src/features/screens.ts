import { type MarketPrefix, parsePath, paths } from '@posy/shared-contracts';
import { legalTopics } from '@posy/shared-contracts/entities';
import { loadArt } from '../host/lazy-art';
import { type ShellScreen, shellScreen, type ShellScreenOptions } from '../host/shell-screen';
import { accountCatalogues } from './account/messages';
import { catalogues as collaboration } from './collaboration/messages';
import { catalogues as indexCatalogues } from './index/messages';
import { catalogues as legal } from './legal/messages';
import { catalogues as onboardingCatalogues } from './onboarding/messages';
import { catalogues as settings } from './settings/messages';
import { catalogues as work } from './work/messages';

/** A screen with its path; with `isDeep` also every path below it. */
interface Route extends ShellScreenOptions {
  path: (market: MarketPrefix) => string;
  isDeep?: boolean;
}

/** Every screen of the shell. Their first segments are `shellScreens` of the contract. */
export const routes: readonly Route[] = [
  {
    id: 'index',
    path: paths.index,
    load: async () => (await import('./index/index-screen')).IndexScreen,
    frame: 'public',
    catalogues: indexCatalogues,
    isServed: true,
    beside: loadArt,
  },
  {
    id: 'signup',
    path: paths.signup,
    load: async () => (await import('./account/account-screen')).AccountScreen,
    frame: 'bare',
    catalogues: accountCatalogues,
  },
  {
    id: 'onboarding',
    path: paths.onboarding,
    load: async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen,
    frame: 'bare',
    catalogues: onboardingCatalogues,
  },
  {
    id: 'onboarding-venue',
    path: paths.onboardingVenue,
    load: async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen,
    frame: 'bare',
    catalogues: onboardingCatalogues,
  },
  {
    id: 'settings',
    path: paths.settings,
    isDeep: true,
    load: async () => (await import('./settings/settings-screen')).SettingsScreen,
    frame: 'app',
    catalogues: settings,
  },
  {
    id: 'collaboration',
    path: paths.collaboration,
    load: async () => (await import('./settings/together-screen')).TogetherScreen,
    frame: 'open',
    catalogues: settings,
  },
  {
    // Only for accounts without a wedding: for all others planning provides home.
    id: 'work',
    path: paths.home,
    load: async () => (await import('./work/work-screen')).WorkScreen,
    frame: 'app',
    catalogues: work,
  },
  ...legalTopics.map((topic): Route => ({
    id: topic,
    path: (market) => paths.legal(market, topic),
    load: async () => (await import('./legal/legal-screen')).LegalScreen,
    frame: 'public',
    catalogues: legal,
    isServed: true,
  })),
  {
    id: 'accept-invitation',
    path: paths.acceptInvitation,
    load: async () => (await import('./collaboration/accept/accept-screen')).AcceptScreen,
    frame: 'bare',
    catalogues: collaboration,
  },
];

const table = routes.map(({ path, isDeep = false, ...options }) => ({ path, isDeep, screen: shellScreen(options) }));

const notFound = shellScreen({
  id: 'not-found',
  load: async () => (await import('./not-found/not-found-screen')).NotFoundScreen,
  frame: 'public',
  isServed: true,
  beside: loadArt,
});

/** Returns the shell's own screen for a path that no remote answers. */
export const screenOf = (pathname: string): ShellScreen => {
  const { market, segments } = parsePath(pathname);
  if (market === null) return notFound;
  const found = table.find(({ path, isDeep }) => {
    const wanted = parsePath(path(market.prefix)).segments;
    const fits = isDeep ? segments.length >= wanted.length : segments.length === wanted.length;
    return fits && wanted.every((segment, at) => segments[at] === segment);
  });
  return found?.screen ?? notFound;
};
