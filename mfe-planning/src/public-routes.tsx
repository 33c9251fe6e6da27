import { lazyFeature } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { type ComponentType, Suspense } from 'react';
import { catalogues as advice } from './advice/messages';
import { ScreenSkeleton } from './plan/frame/screen-skeleton';

/** The path of a screen, below the market prefix. Its code and texts load when it is first shown. */
export interface ScreenPlace {
  path: string;
  Component: ComponentType;
}

const AdviceScreen = lazyFeature(async () => (await import('./advice/advice-screen')).AdviceScreen, advice);
const ArticleScreen = lazyFeature(async () => (await import('./advice/article/article-screen')).ArticleScreen, advice);

/** The public screens, which the server renders too. */
export const screens = { advice: AdviceScreen, article: ArticleScreen };

/** The paths of those screens. */
export const publicPlaces: readonly ScreenPlace[] = [
  { path: '/advice', Component: AdviceScreen },
  { path: '/article/:slug', Component: ArticleScreen },
];

/** Only the public screens: the server half contains no others. */
export const PublicRoutes = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <Routes>
      {publicPlaces.map(({ path, Component }) => (
        <Route key={path} path={path} element={<Component />} />
      ))}
    </Routes>
  </Suspense>
);
