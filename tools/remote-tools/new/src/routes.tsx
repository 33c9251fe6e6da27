import { lazyFeature } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { Suspense } from 'react';
import { IdeasSkeleton } from './ideas/ideas-skeleton';
import { catalogues } from './messages';

const IdeasScreen = lazyFeature(async () => (await import('./ideas/ideas-screen')).IdeasScreen, catalogues);

/** The screens, below the market prefix. */
export const AppRoutes = () => (
  <Routes>
    <Route
      path="/honeymoon"
      element={
        <Suspense fallback={<IdeasSkeleton />}>
          <IdeasScreen />
        </Suspense>
      }
    />
  </Routes>
);
