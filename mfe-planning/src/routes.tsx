import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, Suspense } from 'react';
import { ScreenSkeleton } from './features/gate/screen-skeleton';

const HomeScreen = lazy(() => import('./features/home/home-screen').then((module) => ({ default: module.HomeScreen })));
const ChecklistScreen = lazy(() =>
  import('./features/checklist/checklist-screen').then((module) => ({ default: module.ChecklistScreen })),
);

/** Planning's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <Routes>
      <Route path="/home" element={<HomeScreen />} />
      <Route path="/checklist/:taskId?" element={<ChecklistScreen />} />
    </Routes>
  </Suspense>
);
