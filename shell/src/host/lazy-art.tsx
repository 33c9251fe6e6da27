import { Skeleton } from '@posy/shared-ui';
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';

/** A drawing that does not come is left out: the words beside it say everything. */
const orNothing = <P,>(loading: Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> =>
  loading.then(
    (drawing) => ({ default: drawing }),
    () => ({ default: () => null }),
  );

const Posy = lazy(() => orNothing(import('@posy/shared-ui/art').then((module) => module.Posy)));
const Spot = lazy(() => orNothing(import('@posy/shared-ui/art').then((module) => module.Spot)));
const Bloom = lazy(() => orNothing(import('@posy/shared-ui/art').then((module) => module.Bloom)));

/** The bouquet, loaded after what can be read. */
export const LazyPosy = (props: ComponentProps<typeof Posy>) => (
  <Suspense fallback={null}>
    <Posy {...props} />
  </Suspense>
);

/** A spot illustration, loaded after what can be read. */
export const LazySpot = (props: ComponentProps<typeof Spot>) => (
  <Suspense fallback={<Skeleton height={180} />}>
    <Spot {...props} />
  </Suspense>
);

/** One flower head, loaded after what can be read. */
export const LazyBloom = (props: ComponentProps<typeof Bloom>) => (
  <Suspense fallback={null}>
    <Bloom {...props} />
  </Suspense>
);
