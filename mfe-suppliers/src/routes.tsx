import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, Suspense } from 'react';
import { ProfileSkeleton } from '#profile/profile-skeleton';
import { ScreenSkeleton } from '#supplier/screen/screen-skeleton';

const DirectoryScreen = lazy(() =>
  import('#directory/directory-screen').then((module) => ({ default: module.DirectoryScreen })),
);
const CategoryScreen = lazy(() =>
  import('#search/category-screen').then((module) => ({ default: module.CategoryScreen })),
);
const ProfileScreen = lazy(() =>
  import('#profile/profile-screen').then((module) => ({ default: module.ProfileScreen })),
);
const NotHere = lazy(() => import('#supplier/screen/not-here').then((module) => ({ default: module.NotHere })));

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
      path="/weddingsuppliers/:type/:id"
      element={
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfileScreen />
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
