import { joinCatalogues, lazyFeature, StepUp } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { Suspense, type ComponentType } from 'react';
import { catalogues as advice } from './advice/messages';
import { catalogues as budget } from './budget/messages';
import { catalogues as checklist } from './checklist/messages';
import { ScreenSkeleton } from './plan/frame/screen-skeleton';
import { catalogues as guestFiles } from './guests/files/messages';
import { catalogues as guests } from './guests/messages';
import { catalogues as home } from './home/messages';
import { catalogues as overview } from './home/overview/messages';
import { catalogues as scrapbook } from './scrapbook/messages';
import { catalogues as autoComplete } from './checklist/auto-complete/messages';
import { catalogues as seating } from './guests/seating/messages';
import { catalogues as tasks } from './plan/tasks/messages';

/** Where a screen stands, below the market prefix. Code and words are loaded when it is first shown. */
interface Screen {
  path: string;
  Component: ComponentType;
}

/** Planning's screens: a feature adds its own here. */
const screens: readonly Screen[] = [
  {
    path: '/home',
    Component: lazyFeature(async () => (await import('./home/home-screen')).HomeScreen, joinCatalogues(tasks, home)),
  },
  {
    path: '/checklist/:taskId?',
    Component: lazyFeature(
      async () => (await import('./checklist/checklist-screen')).ChecklistScreen,
      joinCatalogues(tasks, autoComplete, checklist),
    ),
  },
  {
    path: '/planning',
    Component: lazyFeature(
      async () => (await import('./home/overview/overview-screen')).OverviewScreen,
      joinCatalogues(tasks, overview),
    ),
  },
  {
    path: '/budget/:costId?',
    Component: lazyFeature(
      async () => (await import('./budget/budget-screen')).BudgetScreen,
      joinCatalogues(tasks, budget),
    ),
  },
  {
    path: '/advice',
    Component: lazyFeature(async () => (await import('./advice/advice-screen')).AdviceScreen, advice),
  },
  {
    path: '/article/:slug',
    Component: lazyFeature(async () => (await import('./advice/article/article-screen')).ArticleScreen, advice),
  },
  {
    path: '/guestlist/import',
    Component: lazyFeature(
      async () => (await import('./guests/files/import/import-screen')).ImportScreen,
      joinCatalogues(guests, guestFiles),
    ),
  },
  {
    path: '/guestlist/caterers',
    Component: lazyFeature(
      async () => (await import('./guests/files/caterers/caterer-screen')).CatererScreen,
      joinCatalogues(guests, guestFiles),
    ),
  },
  {
    path: '/guestlist/seating',
    Component: lazyFeature(
      async () => (await import('./guests/seating/seating-screen')).SeatingScreen,
      joinCatalogues(guests, seating),
    ),
  },
  {
    path: '/guestlist/:guestId?',
    Component: lazyFeature(
      async () => (await import('./guests/guests-screen')).GuestsScreen,
      joinCatalogues(guests, guestFiles),
    ),
  },
  {
    path: '/scrapbook/:noteId?',
    Component: lazyFeature(async () => (await import('./scrapbook/scrapbook-screen')).ScrapbookScreen, scrapbook),
  },
];

/** Planning's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <Routes>
      {screens.map(({ path, Component }) => (
        <Route key={path} path={path} element={<Component />} />
      ))}
      <Route path="*" element={<StepUp />} />
    </Routes>
  </Suspense>
);
