import { lazy, Suspense } from 'react';
import { orNothing } from '#supplier/screen/or-nothing';
import type { DraftReadingProps } from './draft-reading';

const Late = lazy(() => orNothing(import('./draft-reading').then((module) => module.DraftReading)));

/** The reading of a typed sentence; its code loads with the first word. */
export const LateDraftReading = (props: DraftReadingProps) => (
  <Suspense fallback={null}>
    <Late {...props} />
  </Suspense>
);
