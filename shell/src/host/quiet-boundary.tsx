import { ErrorBoundary, useHost } from '@posy/remote-kit';
import type { ReactNode } from 'react';

/** Around what the page can do without: when it does not load or breaks, it is reported and left out. */
export const QuietBoundary = ({ children }: { children: ReactNode }) => {
  const { telemetry } = useHost();
  return <ErrorBoundary onError={(error) => telemetry.error('late-parts', error)}>{children}</ErrorBoundary>;
};
