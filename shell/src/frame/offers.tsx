import { ErrorBoundary, useHost, useReadable } from '@posy/remote-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import { useShell } from './shell-context';

const NewVersion = lazy(async () => ({ default: (await import('../features/new-version/new-version')).NewVersion }));
const Install = lazy(async () => ({ default: (await import('../features/install-app/install-entry')).InstallEntry }));

/** What is offered when there is something to offer; where it does not load, nothing is missed but the offer. */
const Quietly = ({ children }: { children: ReactNode }) => {
  const { telemetry } = useHost();
  return (
    <ErrorBoundary onError={(error) => telemetry.error('offer', error)}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
};

/** Offers a new version once there is one. */
export const NewVersionPlace = () => {
  const release = useReadable(useShell().newRelease);
  return release === null ? null : (
    <Quietly key={release.set.id}>
      <NewVersion release={release} />
    </Quietly>
  );
};

/** Where the browser can install the product, a quiet way to do so. */
export const InstallPlace = () => {
  const install = useReadable(useShell().install);
  return install === null ? null : (
    <Quietly>
      <Install install={install} />
    </Quietly>
  );
};
