import { joinCatalogues, lazyFeature } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { Suspense, type ComponentType } from 'react';
import { catalogues as advice } from './features/advice/messages';
import { catalogues as budget } from './features/budget/messages';
import { catalogues as checklist } from './features/checklist/messages';
import { ScreenSkeleton } from './features/gate/screen-skeleton';
import { catalogues as guestFiles } from './features/guest-files/messages';
import { catalogues as guests } from './features/guests/messages';
import { catalogues as home } from './features/home/messages';
import { catalogues as overview } from './features/overview/messages';
import { catalogues as scrapbook } from './features/scrapbook/messages';
import { catalogues as passive } from './features/passive/messages';
import { catalogues as seating } from './features/seating/messages';
import { catalogues as tasks } from './features/tasks/messages';

/** Where a screen stands, below the market prefix. Code and words are loaded when it is first shown. */
interface Screen {
  path: string;
  Component: ComponentType;
}

/** Planning's screens: a feature adds its own here. */
const screens: readonly Screen[] = [
  {
    path: '/home',
    Component: lazyFeature(
      async () => (await import('./features/home/home-screen')).HomeScreen,
      joinCatalogues(tasks, home),
    ),
  },
  {
    path: '/checklist/:taskId?',
    Component: lazyFeature(
      async () => (await import('./features/checklist/checklist-screen')).ChecklistScreen,
      joinCatalogues(tasks, passive, checklist),
    ),
  },
  {
    path: '/planning',
    Component: lazyFeature(
      async () => (await import('./features/overview/overview-screen')).OverviewScreen,
      joinCatalogues(tasks, overview),
    ),
  },
  {
    path: '/budget/:costId?',
    Component: lazyFeature(
      async () => (await import('./features/budget/budget-screen')).BudgetScreen,
      joinCatalogues(tasks, budget),
    ),
  },
  {
    path: '/advice',
    Component: lazyFeature(async () => (await import('./features/advice/advice-screen')).AdviceScreen, advice),
  },
  {
    path: '/article/:slug',
    Component: lazyFeature(
      async () => (await import('./features/advice/article/article-screen')).ArticleScreen,
      advice,
    ),
  },
  {
    path: '/guestlist/import',
    Component: lazyFeature(
      async () => (await import('./features/guest-files/import/import-screen')).ImportScreen,
      joinCatalogues(guests, guestFiles),
    ),
  },
  {
    path: '/guestlist/caterers',
    Component: lazyFeature(
      async () => (await import('./features/guest-files/caterers/caterer-screen')).CatererScreen,
      joinCatalogues(guests, guestFiles),
    ),
  },
  {
    path: '/guestlist/seating',
    Component: lazyFeature(
      async () => (await import('./features/seating/seating-screen')).SeatingScreen,
      joinCatalogues(guests, seating),
    ),
  },
  {
    path: '/guestlist/:guestId?',
    Component: lazyFeature(
      async () => (await import('./features/guests/guests-screen')).GuestsScreen,
      joinCatalogues(guests, guestFiles),
    ),
  },
  {
    path: '/scrapbook/:noteId?',
    Component: lazyFeature(
      async () => (await import('./features/scrapbook/scrapbook-screen')).ScrapbookScreen,
      scrapbook,
    ),
  },
];

/** Planning's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <Routes>
      {screens.map(({ path, Component }) => (
        <Route key={path} path={path} element={<Component />} />
      ))}
    </Routes>
  </Suspense>
);
