import { StepUp } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, Suspense } from 'react';
import { EditorSkeleton } from './editor/editor-skeleton';
import { PublicSite, sitePath } from './public-routes';

const WebsiteScreen = lazy(() =>
  import('./editor/website-screen').then((module) => ({ default: module.WebsiteScreen })),
);

/** The website's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<EditorSkeleton />}>
    <Routes>
      <Route path="/website" element={<WebsiteScreen />} />
      <Route path={sitePath} element={<PublicSite />} />
      <Route path="*" element={<StepUp />} />
    </Routes>
  </Suspense>
);
