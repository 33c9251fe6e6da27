import { useHost, useOnline } from '@posy/remote-kit';
import { FailedFeature } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface Props {
  /** What is missing, in the area's own words. */
  title: ReactNode;
  /** What to do about it, with a connection and without one. */
  text: ReactNode;
  offline: ReactNode;
  /** Whether the connection is what it fails for; as the page has it by default. */
  isOffline?: boolean;
  isRetrying?: boolean;
  retry: () => void;
}

/** Stands where an area would be when it could not be read or made: what is missing, why, and another try. */
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
