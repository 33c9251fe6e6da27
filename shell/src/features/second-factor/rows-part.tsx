import { lazyFeature } from '@posy/remote-kit';
import { Skeleton } from '@posy/shared-ui';
import { type ComponentProps, Suspense } from 'react';
import { secondFactorCatalogues } from './messages';
import type { SecondFactorRows as Rows } from './second-factor-rows';

const Part = lazyFeature(async () => (await import('./second-factor-rows')).SecondFactorRows, secondFactorCatalogues);

/** The authenticator apps in the settings; loads when they are available. */
export const SecondFactorRows = (props: ComponentProps<typeof Rows>) => (
  <Suspense fallback={<Skeleton height={76} />}>
    <Part {...props} />
  </Suspense>
);
