import { parsePath, paths, type MarketPrefix } from '@posy/shared-contracts';
import { lazyFeature, type CatalogueLoaders } from '@posy/remote-kit';
import { lazy, type ComponentType } from 'react';
import { accountCatalogues } from './account/messages';
import { forgetFailedShares } from '../platform/forget-failed-shares';
import { catalogues as indexCatalogues } from './index/messages';
import { catalogues as onboardingCatalogues } from './onboarding/messages';

/** A screen of the shell. `frame`: what stands around it; `public` has a footer, `bare` neither areas nor tabs. */
export interface ShellScreen {
  /** One place in the page per id: going from path to path of one screen keeps what it holds. */
  id: string;
  /** Another one after `renew`: React keeps the failure of a lazy component for good. */
  component: ComponentType;
  renew: () => void;
  frame: 'public' | 'bare';
}

interface Options {
  id: string;
  load: () => Promise<ComponentType>;
  frame: ShellScreen['frame'];
  /** The screen's own messages, where it has any beside the shell's. */
  catalogues?: CatalogueLoaders;
}

const screen = ({ id, load, frame, catalogues }: Options): ShellScreen => {
  const component = (): ComponentType =>
    catalogues === undefined ? lazy(async () => ({ default: await load() })) : lazyFeature(load, catalogues);
  const made: ShellScreen = {
    id,
    component: component(),
    renew: () => {
      forgetFailedShares();
      made.component = component();
    },
    frame,
  };
  return made;
};

/** A screen and where it stands; `isDeep`: also at every path below. */
interface Route extends Options {
  path: (market: MarketPrefix) => string;
  isDeep?: boolean;
}

const routes: readonly Route[] = [
  {
    id: 'index',
    path: paths.index,
    load: async () => (await import('./index/index-screen')).IndexScreen,
    frame: 'public',
    catalogues: indexCatalogues,
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
];

const table = routes.map(({ path, isDeep = false, ...options }) => ({ path, isDeep, screen: screen(options) }));

const notFound = screen({
  id: 'not-found',
  load: async () => (await import('./not-found/not-found-screen')).NotFoundScreen,
  frame: 'public',
});

/** The shell's own screen at a path that no remote answers. */
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
