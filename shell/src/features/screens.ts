import { parsePath } from '@posy/shared-contracts';
import { lazyFeature, type CatalogueLoaders } from '@posy/remote-kit';
import { lazy, type ComponentType } from 'react';
import { forgetFailedShares } from '../platform/forget-failed-shares';

/** A screen of the shell. `frame`: what stands around it. */
export interface ShellScreen {
  /** Another one after `renew`: React keeps the failure of a lazy component for good. */
  component: ComponentType;
  renew: () => void;
  frame: 'public' | 'bare';
}

/** `catalogues`: the screen's own messages, where it has any beside the shell's. */
const screen = (
  load: () => Promise<ComponentType>,
  frame: ShellScreen['frame'],
  catalogues?: CatalogueLoaders,
): ShellScreen => {
  const component = (): ComponentType =>
    catalogues === undefined ? lazy(async () => ({ default: await load() })) : lazyFeature(load, catalogues);
  const made: ShellScreen = {
    component: component(),
    renew: () => {
      forgetFailedShares();
      made.component = component();
    },
    frame,
  };
  return made;
};

const index = screen(async () => (await import('./index/index-screen')).IndexScreen, 'public');
const signup = screen(async () => (await import('./account/account-screen')).AccountScreen, 'bare');
const onboarding = screen(async () => (await import('./wedding-date/wedding-date-screen')).WeddingDateScreen, 'bare');
const notFound = screen(async () => (await import('./not-found/not-found-screen')).NotFoundScreen, 'public');

/** The shell's own screen at a path that no remote answers. */
export const screenOf = (pathname: string): ShellScreen => {
  const { market, segments } = parsePath(pathname);
  if (market === null || segments.length > 1) return notFound;
  const [first] = segments;
  if (first === undefined) return index;
  if (first === 'signup') return signup;
  return first === 'onboarding' ? onboarding : notFound;
};
