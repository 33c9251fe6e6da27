import { ErrorBoundary, useHost } from '@posy/remote-kit';
import { Suspense, useState, type ReactNode } from 'react';
import type { ShellScreen } from '../features/shell-screen';
import { FailedPlace } from './remote-views';

/** What the shell is called where it failed. */
const shellTitle = 'Posy';

/** One of the shell's screens, in a place of its own: when it fails, the header stays and it can be tried again. */
export const ScreenPlace = ({ screen, fallback }: { screen: ShellScreen; fallback: ReactNode }) => {
  const { remote, telemetry } = useHost();
  const [hasFailed, setFailed] = useState(false);
  const failed = (error: unknown): void => {
    telemetry.error('screen', error);
    setFailed(true);
  };
  const retry = (): void => {
    screen.renew();
    setFailed(false);
  };
  if (hasFailed) return <FailedPlace title={shellTitle} detail={`${remote.name} ${remote.version}`} onRetry={retry} />;
  const Screen = screen.component;
  return (
    <ErrorBoundary onError={failed}>
      <Suspense fallback={fallback}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
};
