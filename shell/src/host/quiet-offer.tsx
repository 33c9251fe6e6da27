import { ErrorBoundary, useHost } from '@posy/remote-kit';
import { type ReactNode, Suspense } from 'react';

/** A boundary around an optional offer: when it fails to load it is reported and left out. */
export const QuietOffer = ({ children }: { children: ReactNode }) => {
  const { telemetry } = useHost();
  return (
    <ErrorBoundary onError={(error) => telemetry.error('offer', error)}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
};
