import { ErrorBoundary, useHost } from '@posy/remote-kit';
import { type ReactNode, Suspense } from 'react';

/** What is offered when there is something to offer; where it does not load, nothing is missed but the offer. */
export const QuietOffer = ({ children }: { children: ReactNode }) => {
  const { telemetry } = useHost();
  return (
    <ErrorBoundary onError={(error) => telemetry.error('offer', error)}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
};
