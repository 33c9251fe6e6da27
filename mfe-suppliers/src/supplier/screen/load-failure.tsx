import { useHost } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { ApiError } from '@posy/shared-contracts';
import { FailedFeature } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

interface Props {
  /** Names the missing part. */
  title: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  /** True while the request waits for a connection; it has no error then. */
  isPaused?: boolean;
}

/** Replaces a part that failed to load. A lost connection and a failed server have different texts. */
export const LoadFailure = ({ title, error, onRetry, isRetrying, isPaused = false }: Props) => {
  const { remote } = useHost();
  const { formatMessage } = useIntl();
  const isOffline = isPaused || (error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout'));
  return (
    <FailedFeature
      title={title}
      level={2}
      picture={<LazySpot kind="failed" />}
      retryLabel={formatMessage({ id: 'suppliers.failed.retry' })}
      onRetry={onRetry}
      isRetrying={isRetrying}
      detail={`${remote.name} ${remote.version}`}
    >
      {formatMessage({ id: isOffline ? 'suppliers.failed.offline' : 'suppliers.failed.server' })}
    </FailedFeature>
  );
};
