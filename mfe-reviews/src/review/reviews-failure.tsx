import { useHost } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { ApiError } from '@posy/shared-contracts';
import { FailedFeature, type HeadingLevel } from '@posy/shared-ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

interface Props {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  /** True while the request waits for a connection; it has no error then. */
  isPaused?: boolean;
  level?: HeadingLevel;
}

/** Reviews that did not load, and what still works. */
export const ReviewsFailure = ({ error, onRetry, isRetrying, isPaused = false, level = 3 }: Props) => {
  const { remote } = useHost();
  const { formatMessage } = useIntl();
  const isOffline = isPaused || (error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout'));
  return (
    <FailedFeature
      title={formatMessage({ id: 'reviews.failed.title' })}
      level={level}
      picture={<LazySpot kind="failed" />}
      retryLabel={formatMessage({ id: 'reviews.failed.retry' })}
      onRetry={onRetry}
      isRetrying={isRetrying}
      detail={`${remote.name} ${remote.version}`}
    >
      {formatMessage({ id: isOffline ? 'reviews.failed.offline' : 'reviews.failed.server' })}
    </FailedFeature>
  );
};

/** A query, as far as it says whether it has data. */
export interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  isPaused: boolean;
  refetch: () => Promise<unknown>;
}

/** Returns the failure of a query that has no data because of it; null while it loads, and once it has some. */
export const failureOf = (
  { data, error, isFetching, isPaused, refetch }: Read<unknown>,
  level?: HeadingLevel,
): ReactElement | null =>
  data !== undefined || (error === null && !isPaused) ? null : (
    <ReviewsFailure
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      isPaused={isPaused}
      {...(level !== undefined && { level })}
    />
  );
