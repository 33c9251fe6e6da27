import { FailedFeature } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Stands in place of cards whose words could not be read. */
export const CardsFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <FailedFeature
      level={2}
      title={formatMessage({ id: 'table-cards.failed.title' })}
      retryLabel={formatMessage({ id: 'website.retry' })}
      onRetry={onRetry}
    >
      <FormattedMessage id="table-cards.failed.text" />
    </FailedFeature>
  );
};
