import { FailedFeature, PageHead, Stack } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Replaces a calendar whose days did not load. */
export const CalendarFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={5}>
      <PageHead title={formatMessage({ id: 'calendar.title' })} />
      <FailedFeature
        level={2}
        title={formatMessage({ id: 'calendar.unavailable' })}
        retryLabel={formatMessage({ id: 'inbox.retry' })}
        onRetry={onRetry}
      >
        <FormattedMessage id="calendar.unavailable.text" />
      </FailedFeature>
    </Stack>
  );
};
