import { FailedFeature } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Replaces a supplier's enquiries that did not load. */
export const EnquiriesFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <FailedFeature
      level={2}
      title={formatMessage({ id: 'desk.morning.unavailable' })}
      retryLabel={formatMessage({ id: 'inbox.retry' })}
      onRetry={onRetry}
    >
      <FormattedMessage id="desk.morning.unavailable.text" />
    </FailedFeature>
  );
};
