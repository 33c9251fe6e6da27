import { StepUp } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, Suspense } from 'react';
import { EditorSkeleton } from './features/editor/editor-skeleton';

const WebsiteScreen = lazy(() =>
  import('./features/editor/website-screen').then((module) => ({ default: module.WebsiteScreen })),
);

// Guests get a chunk of its own, without the editor's forms and dialogs.
const PublicSiteScreen = lazy(() =>
  import('./features/public-site/public-site-screen').then((module) => ({ default: module.PublicSiteScreen })),
);

/** The website's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<EditorSkeleton />}>
    <Routes>
      <Route path="/website" element={<WebsiteScreen />} />
      <Route path="/wedding-website/:slug" element={<PublicSiteScreen />} />
      <Route path="*" element={<StepUp />} />
    </Routes>
  </Suspense>
);
