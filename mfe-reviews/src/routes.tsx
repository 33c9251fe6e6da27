import { joinCatalogues, lazyFeature } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, type ReactNode, Suspense } from 'react';
import { catalogues as answerCatalogues } from './answer/messages';
import { catalogues as claimsCatalogues } from './claims/messages';
import { catalogues as deskCatalogues } from './desk/messages';
import { catalogues } from './messages';
import { catalogues as mineCatalogues } from './mine/messages';
import { ReviewsHome } from './mine/reviews-home';
import { catalogues as policyCatalogues } from './policy/messages';
import { PageSkeleton } from './review/reviews-skeleton';
import { catalogues as ruleCatalogues } from './review/rules/messages';

const AllReviewsScreen = lazyFeature(
  async () => (await import('./all/all-reviews-screen')).AllReviewsScreen,
  catalogues,
);
const FindSupplierScreen = lazyFeature(
  async () => (await import('./find/find-supplier-screen')).FindSupplierScreen,
  catalogues,
);
const DeskScreen = lazyFeature(
  async () => (await import('./desk/desk-screen')).DeskScreen,
  joinCatalogues(deskCatalogues, ruleCatalogues),
);
const ClaimsScreen = lazyFeature(async () => (await import('./claims/claims-screen')).ClaimsScreen, claimsCatalogues);
const OurReviewsScreen = lazyFeature(
  async () => (await import('./answer/our-reviews-screen')).OurReviewsScreen,
  answerCatalogues,
);
const MyReviewsScreen = lazyFeature(
  async () => (await import('./mine/my-reviews-screen')).MyReviewsScreen,
  mineCatalogues,
);
const LetterScreen = lazyFeature(async () => (await import('./mine/letter-screen')).LetterScreen, mineCatalogues);
const PolicyScreen = lazyFeature(
  async () => (await import('./policy/policy-screen')).PolicyScreen,
  joinCatalogues(policyCatalogues, ruleCatalogues),
);
const NotHere = lazy(() => import('./review/not-here').then((module) => ({ default: module.NotHere })));

/** The screens that the server renders, too. */
export const screens = { all: AllReviewsScreen, find: FindSupplierScreen, policy: PolicyScreen };

const waiting = (screen: ReactNode, width?: 'app') => (
  <Suspense fallback={<PageSkeleton width={width} />}>{screen}</Suspense>
);

/** The screens of this remote, below the market prefix. */
export const AppRoutes = () => (
  <Routes>
    <Route
      path="/reviews"
      element={
        <ReviewsHome
          own={waiting(<MyReviewsScreen />)}
          ours={waiting(<OurReviewsScreen />, 'app')}
          find={waiting(<FindSupplierScreen />)}
        />
      }
    />
    <Route path="/reviews/yours/:id" element={waiting(<LetterScreen />)} />
    <Route path="/reviews/policy" element={waiting(<PolicyScreen />)} />
    <Route path="/reviews/:supplierId" element={waiting(<AllReviewsScreen />, 'app')} />
    <Route path="/moderation/claims" element={waiting(<ClaimsScreen />)} />
    <Route path="/moderation" element={waiting(<DeskScreen />)} />
    <Route path="*" element={waiting(<NotHere />)} />
  </Routes>
);
