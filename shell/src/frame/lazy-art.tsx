import { Skeleton } from '@posy/shared-ui';
import { lazy, Suspense, type ComponentProps } from 'react';

const Posy = lazy(() => import('@posy/shared-ui/art').then((module) => ({ default: module.Posy })));
const Spot = lazy(() => import('@posy/shared-ui/art').then((module) => ({ default: module.Spot })));

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
