import { Route, Routes } from '@posy/remote-kit/router';
import { lazy, Suspense, type ReactNode } from 'react';
import { PageSkeleton } from './parts/reviews-skeleton';

const AllReviewsScreen = lazy(() =>
  import('./features/all-reviews/all-reviews-screen').then((module) => ({ default: module.AllReviewsScreen })),
);
const FindSupplierScreen = lazy(() =>
  import('./features/find-supplier/find-supplier-screen').then((module) => ({ default: module.FindSupplierScreen })),
);
const NotHere = lazy(() => import('./parts/not-here').then((module) => ({ default: module.NotHere })));

const waiting = (screen: ReactNode) => <Suspense fallback={<PageSkeleton />}>{screen}</Suspense>;

/** The screens of this remote, below the market prefix. */
export const AppRoutes = () => (
  <Routes>
    <Route path="/reviews" element={waiting(<FindSupplierScreen />)} />
    <Route path="/reviews/:supplierId" element={waiting(<AllReviewsScreen />)} />
    <Route path="*" element={waiting(<NotHere />)} />
  </Routes>
);
