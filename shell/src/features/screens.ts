import { parsePath } from '@posy/shared-contracts';
import { lazy, type ComponentType } from 'react';

/** A screen of the shell. `frame`: what stands around it. */
export interface ShellScreen {
  component: ComponentType;
  frame: 'public' | 'bare';
}

const index: ShellScreen = {
  component: lazy(() => import('./index/index-screen').then((module) => ({ default: module.IndexScreen }))),
  frame: 'public',
};
const signup: ShellScreen = {
  component: lazy(() => import('./account/account-screen').then((module) => ({ default: module.AccountScreen }))),
  frame: 'bare',
};
const onboarding: ShellScreen = {
  component: lazy(() =>
    import('./wedding-date/wedding-date-screen').then((module) => ({ default: module.WeddingDateScreen })),
  ),
  frame: 'bare',
};
const notFound: ShellScreen = {
  component: lazy(() => import('./not-found/not-found-screen').then((module) => ({ default: module.NotFoundScreen }))),
  frame: 'public',
};

/** The shell's own screen at a path that no remote answers. */
export const screenOf = (pathname: string): ShellScreen => {
  const { market, segments } = parsePath(pathname);
  if (market === null || segments.length > 1) return notFound;
  const [first] = segments;
  if (first === undefined) return index;
  if (first === 'signup') return signup;
  return first === 'onboarding' ? onboarding : notFound;
};
