import { useHost, useOnline } from '@posy/remote-kit';
import { FailedFeature } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface Props {
  /** Names the missing area. */
  title: ReactNode;
  /** The advice to the reader, with a connection and without one. */
  text: ReactNode;
  offline: ReactNode;
  /** True when the connection is the cause; the page's own state by default. */
  isOffline?: boolean;
  isRetrying?: boolean;
  retry: () => void;
}

/** Replaces an area that could not be read or made: the missing area, the reason, and a retry. */
export const ScreenFailed = ({ title, text, offline, isOffline, isRetrying, retry }: Props) => {
  const { formatMessage } = useIntl();
  const { remote } = useHost();
  const isOnline = useOnline();
  return (
    <FailedFeature
      picture={<Spot kind="failed" />}
      level={2}
      title={title}
      retryLabel={formatMessage({ id: 'planning.retry' })}
      onRetry={retry}
      isRetrying={isRetrying}
      detail={`${remote.name} ${remote.version}`}
    >
      {(isOffline ?? !isOnline) ? offline : text}
    </FailedFeature>
  );
};
