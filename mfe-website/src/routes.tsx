import { joinCatalogues, lazyFeature, StepUp } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, Suspense } from 'react';
import { catalogues as answers } from './answers/messages';
import { EditorSkeleton } from './editor/editor-skeleton';
import { catalogues as households } from './households/messages';
import { catalogues as invitations } from './invitations/messages';
import { PublicSite, sitePath } from './public-routes';

const WebsiteScreen = lazy(() =>
  import('./editor/website-screen').then((module) => ({ default: module.WebsiteScreen })),
);
const LookTabs = lazyFeature(async () => (await import('./households/look-tabs')).LookTabs, households);
const InvitationsScreen = lazyFeature(
  async () => (await import('./invitations/invitations-screen')).InvitationsScreen,
  joinCatalogues(households, invitations),
);
const CardsScreen = lazyFeature(
  async () => (await import('./invitations/cards/cards-screen')).CardsScreen,
  joinCatalogues(households, invitations),
);
const AnswersScreen = lazyFeature(
  async () => (await import('./answers/answers-screen')).AnswersScreen,
  joinCatalogues(households, answers),
);

/** The website's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<EditorSkeleton />}>
    <Routes>
      <Route
        path="/website"
        element={
          <>
            <LookTabs />
            <WebsiteScreen />
          </>
        }
      />
      <Route path="/website/invitations" element={<InvitationsScreen />} />
      <Route path="/website/invitations/cards" element={<CardsScreen />} />
      <Route path="/website/answers" element={<AnswersScreen />} />
      <Route path={sitePath} element={<PublicSite />} />
      <Route path="*" element={<StepUp />} />
    </Routes>
  </Suspense>
);
