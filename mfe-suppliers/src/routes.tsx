import { joinCatalogues, lazyFeature } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, Suspense } from 'react';
import { catalogues as claims } from '#claims/messages/index';
import { catalogues as editor } from '#editor/messages/index';
import { catalogues as profileMessages } from '#profile/messages/index';
import { ProfileSkeleton } from '#profile/page/profile-skeleton';
import { catalogues as pictures } from '#profile/pictures/messages/index';
import { catalogues as recommendations } from '#recommendations/messages/index';
import { catalogues as search } from '#search/messages/index';
import { LateNoResults } from '#search/rescue/late-no-results';
import { LateCloseOnes, LatePlacesBelow } from '#search/results/late-parts';
import { catalogues as shortlist } from '#shortlist/messages/index';
import { ScreenSkeleton } from '#supplier/screen/screen-skeleton';
import { catalogues as stories } from '#works/stories/messages/index';

const DirectoryScreen = lazyFeature(async () => (await import('#directory/directory-screen')).DirectoryScreen, search);
const CategoryScreen = lazyFeature(async () => (await import('#search/category-screen')).CategoryScreen, search);
const SearchScreen = lazyFeature(async () => (await import('#search/search-screen')).SearchScreen, search);
const ProfileScreen = lazyFeature(async () => (await import('#profile/profile-screen')).ProfileScreen, profileMessages);
const PicturesScreen = lazyFeature(
  async () => (await import('#profile/pictures/pictures-screen')).PicturesScreen,
  joinCatalogues(profileMessages, pictures),
);
const EditorScreen = lazyFeature(
  async () => (await import('#editor/editor-screen')).EditorScreen,
  joinCatalogues(profileMessages, pictures, editor),
);
const ForSuppliersScreen = lazyFeature(
  async () => (await import('#claims/for-suppliers-screen')).ForSuppliersScreen,
  claims,
);
const ClaimScreen = lazyFeature(async () => (await import('#claims/claim-screen')).ClaimScreen, claims);
const RecommendationsScreen = lazyFeature(
  async () => (await import('#recommendations/recommendations-screen')).RecommendationsScreen,
  recommendations,
);
const ShortlistScreen = lazyFeature(
  async () => (await import('#shortlist/screen/shortlist-screen')).ShortlistScreen,
  shortlist,
);
const StoriesScreen = lazyFeature(async () => (await import('#works/stories/stories-screen')).StoriesScreen, stories);
const StoryScreen = lazyFeature(
  async () => (await import('#works/stories/story-screen')).StoryScreen,
  joinCatalogues(stories, pictures),
);
const NotHere = lazy(() => import('#supplier/screen/not-here').then((module) => ({ default: module.NotHere })));

/** The screens, and lazy parts of them, that the server renders too. */
export const screens = {
  directory: DirectoryScreen,
  category: CategoryScreen,
  search: SearchScreen,
  profile: ProfileScreen,
  pictures: PicturesScreen,
  forSuppliers: ForSuppliersScreen,
  stories: StoriesScreen,
  story: StoryScreen,
  closeOnes: LateCloseOnes,
  noResults: LateNoResults,
  placesBelow: LatePlacesBelow,
};

/** The screens of this remote, below the market prefix. */
export const AppRoutes = () => (
  <Routes>
    <Route
      path="/wedding-suppliers"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <DirectoryScreen />
        </Suspense>
      }
    />
    <Route
      path="/supplier-category/:category"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <CategoryScreen />
        </Suspense>
      }
    />
    <Route
      path="/search"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <SearchScreen />
        </Suspense>
      }
    />
    <Route
      path="/weddingsuppliers/:type/:id"
      element={
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfileScreen />
        </Suspense>
      }
    />
    <Route
      path="/weddingsuppliers/:type/:id/pictures"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <PicturesScreen />
        </Suspense>
      }
    />
    <Route
      path="/own-profile"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <EditorScreen />
        </Suspense>
      }
    />
    <Route
      path="/for-suppliers"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <ForSuppliersScreen />
        </Suspense>
      }
    />
    <Route
      path="/for-suppliers/:id"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <ClaimScreen />
        </Suspense>
      }
    />
    <Route
      path="/recommendations"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <RecommendationsScreen />
        </Suspense>
      }
    />
    <Route
      path="/real-weddings"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <StoriesScreen />
        </Suspense>
      }
    />
    <Route
      path="/real-weddings/:id/:title?"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <StoryScreen />
        </Suspense>
      }
    />
    <Route
      path="/shortlist"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <ShortlistScreen />
        </Suspense>
      }
    />
    <Route
      path="*"
      element={
        <Suspense fallback={<ScreenSkeleton />}>
          <NotHere />
        </Suspense>
      }
    />
  </Routes>
);
