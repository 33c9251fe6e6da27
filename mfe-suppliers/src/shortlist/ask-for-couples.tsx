import { useWedding } from '@posy/remote-kit';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { AskShown } from './ask-shown';

type Props = ComponentProps<typeof AskShown>;

/**
 * Loaded for couples only: a visitor's list must stay small, and offers no message to several. A list without it, where
 * its code does not come, is whole.
 */
const Late = lazy(() =>
  import('./ask-shown').then(
    (module): { default: (props: Props) => ReactNode } => ({ default: module.AskShown }),
    () => ({ default: () => null }),
  ),
);

/** Offers couples one message to the first suppliers of a list. */
export const AskForCouples = (props: Props) =>
  useWedding() === null ? null : (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
