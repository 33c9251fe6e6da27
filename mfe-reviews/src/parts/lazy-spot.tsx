import { lazy, Suspense } from 'react';

const Spot = lazy(() => import('@posy/shared-ui/art').then((module) => ({ default: module.Spot })));

/** A small drawing for a place that is empty or failed; it comes after the words, which say everything. */
export const LazySpot = ({ kind }: { kind: 'search' | 'failed' }) => (
  <Suspense fallback={null}>
    <Spot kind={kind} />
  </Suspense>
);
