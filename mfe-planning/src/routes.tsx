import { joinCatalogues, lazyFeature, StepUp } from '@posy/remote-kit';
import { Navigate, Route, Routes } from '@posy/remote-kit/router';
import { Suspense } from 'react';
import { catalogues as budget } from './budget/messages';
import { catalogues as autoComplete } from './checklist/auto-complete/messages';
import { catalogues as checklist } from './checklist/messages';
import { catalogues as guestFiles } from './guests/files/messages';
import { catalogues as guests } from './guests/messages';
import { catalogues as seating } from './guests/seating/messages';
import { catalogues as day } from './home/day/messages';
import { catalogues as home } from './home/messages';
import { catalogues as overview } from './home/overview/messages';
import { ScreenSkeleton } from './plan/frame/screen-skeleton';
import { catalogues as tasks } from './plan/tasks/messages';
import { publicPlaces, type ScreenPlace } from './public-routes';
import { catalogues as scrapbook } from './scrapbook/messages';

/** Planning's screens: a feature adds its own here. */
const places: readonly ScreenPlace[] = [
  ...publicPlaces,
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
    path: '/planning/day',
    Component: lazyFeature(async () => (await import('./home/day/day-screen')).DayScreen, joinCatalogues(tasks, day)),
  },
  {
    path: '/budget/:costId?',
    Component: lazyFeature(
      async () => (await import('./budget/budget-screen')).BudgetScreen,
      joinCatalogues(tasks, budget),
    ),
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
      {places.map(({ path, Component }) => (
        <Route key={path} path={path} element={<Component />} />
      ))}
      {/* A common misspelling of the address. */}
      <Route path="/guestlist/caterer" element={<Navigate to="/guestlist/caterers" replace />} />
      <Route path="*" element={<StepUp />} />
    </Routes>
  </Suspense>
);
