import { lazyFeature } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { type ComponentType, Suspense } from 'react';
import { catalogues as advice } from './advice/messages';
import { ScreenSkeleton } from './plan/frame/screen-skeleton';

/** Where a screen stands, below the market prefix. Code and words are loaded when it is first shown. */
export interface ScreenPlace {
  path: string;
  Component: ComponentType;
}

const AdviceScreen = lazyFeature(async () => (await import('./advice/advice-screen')).AdviceScreen, advice);
const ArticleScreen = lazyFeature(async () => (await import('./advice/article/article-screen')).ArticleScreen, advice);

/** The screens that the server draws too: what anybody may read. */
export const screens = { advice: AdviceScreen, article: ArticleScreen };

/** Where those screens stand. */
export const publicPlaces: readonly ScreenPlace[] = [
  { path: '/advice', Component: AdviceScreen },
  { path: '/article/:slug', Component: ArticleScreen },
];

/** Those screens alone: the server half holds nothing of the others. */
export const PublicRoutes = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <Routes>
      {publicPlaces.map(({ path, Component }) => (
        <Route key={path} path={path} element={<Component />} />
      ))}
    </Routes>
  </Suspense>
);
