import { joinCatalogues, lazyFeature, StepUp, useSession } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, Suspense } from 'react';
import { catalogues as answers } from '#answers/messages/index';
import { catalogues as details } from '#details/messages/index';
import { catalogues as households } from '#households/messages/index';
import { catalogues as guestPhotos } from '#invitations/guest-photos/messages/index';
import { catalogues as invitations } from '#invitations/messages/index';
import { catalogues as tableCards } from '#invitations/table-cards/messages/index';
import { catalogues as onboarding } from '#onboarding/messages/index';
import { EditorSkeleton } from '#site/entry/editor-skeleton';
import { PublicSite, sitePath } from './public-routes';

const WebsiteScreen = lazy(() =>
  import('./editor/website-screen').then((module) => ({ default: module.WebsiteScreen })),
);
const LookTabs = lazyFeature(async () => (await import('./households/look-tabs')).LookTabs, households);
// Visitors, who see none, load nothing of them.
const SignedInTabs = () => (useSession().status === 'signed-in' ? <LookTabs /> : null);
const InvitationsScreen = lazyFeature(
  async () => (await import('./invitations/invitations-screen')).InvitationsScreen,
  joinCatalogues(households, invitations),
);
const CardsScreen = lazyFeature(
  async () => (await import('./invitations/cards/cards-screen')).CardsScreen,
  joinCatalogues(households, invitations),
);
const TableCardsScreen = lazyFeature(
  async () => (await import('./invitations/table-cards/table-cards-screen')).TableCardsScreen,
  joinCatalogues(households, tableCards),
);
const GuestPhotosScreen = lazyFeature(
  async () => (await import('./invitations/guest-photos/guest-photos-screen')).GuestPhotosScreen,
  joinCatalogues(households, guestPhotos),
);
const AnswersScreen = lazyFeature(
  async () => (await import('./answers/answers-screen')).AnswersScreen,
  joinCatalogues(households, answers),
);

const DetailsScreen = lazyFeature(async () => (await import('#details/details-screen')).DetailsScreen, details);

const OnboardingScreen = lazyFeature(
  async () => (await import('#onboarding/onboarding-screen')).OnboardingScreen,
  onboarding,
);

/** The website's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<EditorSkeleton />}>
    <Routes>
      <Route
        path="/website"
        element={
          <>
            <SignedInTabs />
            <WebsiteScreen />
          </>
        }
      />
      <Route path="/website/invitations" element={<InvitationsScreen />} />
      <Route path="/website/invitations/cards" element={<CardsScreen />} />
      <Route path="/website/invitations/tables" element={<TableCardsScreen />} />
      <Route path="/website/answers" element={<AnswersScreen />} />
      <Route path="/website/photos" element={<GuestPhotosScreen />} />
      <Route path="/wedding-website-details" element={<DetailsScreen />} />
      <Route path="/wedding-website-onboarding" element={<OnboardingScreen />} />
      <Route path={sitePath} element={<PublicSite />} />
      <Route path="*" element={<StepUp />} />
    </Routes>
  </Suspense>
);
