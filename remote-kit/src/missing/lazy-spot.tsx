import { type ComponentType, lazy, Suspense } from 'react';

/** A drawing that does not come is left out: the words beside it say everything. */
const orNothing = <P,>(loading: Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> =>
  loading.then(
    (drawing) => ({ default: drawing }),
    () => ({ default: () => null }),
  );

const Spot = lazy(() => orNothing(import('@posy/shared-ui/art').then((module) => module.Spot)));

/** A small drawing for a place that is empty or failed; it comes after the words, which say everything. */
export const LazySpot = ({ kind }: { kind: 'search' | 'failed' | 'notes' }) => (
  <Suspense fallback={null}>
    <Spot kind={kind} />
  </Suspense>
);
