import { StepUp } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, Suspense } from 'react';
import { ListSkeleton } from './features/inbox/inbox-skeleton';

const InboxScreen = lazy(() =>
  import('./features/inbox/inbox-screen').then((module) => ({ default: module.InboxScreen })),
);

/** The inbox's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<ListSkeleton />}>
    <Routes>
      <Route path="/inbox" element={<InboxScreen />} />
      <Route path="*" element={<StepUp />} />
    </Routes>
  </Suspense>
);
