import { useHost } from '@posy/remote-kit';
import { ApiError } from '@posy/shared-contracts';
import { FailedFeature } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands where articles would be when they did not load. */
export const AdviceFailed = ({ error, isRetrying, onRetry }: Props) => {
  const { remote } = useHost();
  const { formatMessage } = useIntl();
  const isOffline = error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');
  return (
    <FailedFeature
      picture={<Spot kind="failed" />}
      level={2}
      title={<FormattedMessage id="advice.failed.title" />}
      retryLabel={formatMessage({ id: 'planning.retry' })}
      onRetry={onRetry}
      isRetrying={isRetrying}
      detail={`${remote.name} ${remote.version}`}
    >
      <FormattedMessage id={isOffline ? 'advice.failed.offline' : 'advice.failed.text'} />
    </FailedFeature>
  );
};
