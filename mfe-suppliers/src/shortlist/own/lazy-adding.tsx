import { lazyFeature } from '@posy/remote-kit';
import { Suspense } from 'react';
import type { AddingProps } from './adding';
import { catalogues } from './messages/index';

const Late = lazyFeature<AddingProps>(async () => (await import('./adding')).Adding, catalogues);

/** The add-supplier modal and the form by hand, loaded with the first press. */
export const LazyAdding = (props: AddingProps) => (
  <Suspense fallback={null}>
    <Late {...props} />
  </Suspense>
);
