import { ErrorBoundary, useHost } from '@posy/remote-kit';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadNewerOr } from '../platform/page/load-newer';
import { FailedPlace } from './remote-views';
import { useShell } from './shell-context';
import type { ShellScreen } from './shell-screen';

/** The title of screens without a title in the first catalogue. */
const shellTitle = 'Posy';
const titles = { settings: 'shell.nav.settings', signup: 'shell.nav.start' } as const;

/** A screen of the shell with an error boundary: after a failure the header stays and the screen can be retried. */
export const ScreenPlace = ({ screen, fallback }: { screen: ShellScreen; fallback: ReactNode }) => {
  const { remote, telemetry } = useHost();
  const { newRelease } = useShell();
  const { formatMessage } = useIntl();
  const [hasFailed, setFailed] = useState(false);
  const failed = (error: unknown): void => {
    telemetry.error('screen', error);
    setFailed(true);
  };
  const retry = (): void => {
    screen.renew();
    setFailed(false);
  };
  const named = screen.id === 'settings' || screen.id === 'signup' ? titles[screen.id] : null;
  const title = named === null ? shellTitle : formatMessage({ id: named });
  if (hasFailed)
    return (
      <FailedPlace
        title={title}
        detail={`${remote.name} ${remote.version}`}
        onRetry={() => loadNewerOr(newRelease, retry)}
      />
    );
  const Screen = screen.component;
  return (
    <ErrorBoundary onError={failed}>
      <Suspense fallback={fallback}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
};
