import { ApiError } from '@posy/shared-contracts';
import { FormattedMessage } from 'react-intl';
import { ScreenFailed } from '#plan/frame/screen-failed';

interface Props {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces the articles when they could not be loaded. */
export const AdviceFailed = ({ error, isRetrying, onRetry }: Props) => (
  <ScreenFailed
    title={<FormattedMessage id="advice.failed.title" />}
    text={<FormattedMessage id="advice.failed.text" />}
    offline={<FormattedMessage id="advice.failed.offline" />}
    isOffline={error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')}
    isRetrying={isRetrying}
    retry={onRetry}
  />
);
