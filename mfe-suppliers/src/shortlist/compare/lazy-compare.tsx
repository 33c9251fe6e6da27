import { lazyFeature } from '@posy/remote-kit';
import { Suspense } from 'react';
import { ScreenSkeleton } from '#supplier/screen/screen-skeleton';
import type { CompareProps } from './compare-screen';
import { catalogues } from './messages/index';

const Late = lazyFeature<CompareProps>(async () => (await import('./compare-screen')).CompareScreen, catalogues);

/** The comparison of suppliers, loaded on demand. */
export const LazyCompare = (props: CompareProps) => (
  <Suspense fallback={<ScreenSkeleton />}>
    <Late {...props} />
  </Suspense>
);
