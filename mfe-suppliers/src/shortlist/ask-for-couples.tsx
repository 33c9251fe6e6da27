import { useWedding } from '@posy/remote-kit';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { AskShown } from './ask-shown';

/** Loaded for couples only: a visitor's list must stay small, and offers no message to several. */
const Late = lazy(async () => ({ default: (await import('./ask-shown')).AskShown }));

/** Offers couples one message to the first suppliers of a list. */
export const AskForCouples = (props: ComponentProps<typeof AskShown>) =>
  useWedding() === null ? null : (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
