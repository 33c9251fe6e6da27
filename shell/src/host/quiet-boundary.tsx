import { ErrorBoundary, useHost } from '@posy/remote-kit';
import type { ReactNode } from 'react';

/** A boundary around optional parts: one that fails to load or render is reported and left out. */
export const QuietBoundary = ({ children }: { children: ReactNode }) => {
  const { telemetry } = useHost();
  return <ErrorBoundary onError={(error) => telemetry.error('late-parts', error)}>{children}</ErrorBoundary>;
};
