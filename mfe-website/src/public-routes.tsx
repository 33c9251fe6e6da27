import { lazyFeature } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { Suspense } from 'react';
import { EditorSkeleton } from '#site/entry/editor-skeleton';
import { catalogues } from './messages';
import { LatePicture } from './public-site/art/late-picture';

/** The path of a wedding's website, below the market prefix. */
export const sitePath = '/wedding-website/:slug';

// Guests get a chunk of its own, without the editor's forms and dialogs.
export const PublicSite = lazyFeature(
  async () => (await import('./public-site/public-site-screen')).PublicSiteScreen,
  catalogues,
);

/** The screens that the server renders, too. */
export const screens = { site: PublicSite, picture: LatePicture };

/** The guests' page alone: the server half holds nothing of the editor. */
export const PublicRoutes = () => (
  <Suspense fallback={<EditorSkeleton />}>
    <Routes>
      <Route path={sitePath} element={<PublicSite />} />
    </Routes>
  </Suspense>
);
