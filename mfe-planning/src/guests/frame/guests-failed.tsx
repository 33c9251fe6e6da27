import { useHost, useOnline } from '@posy/remote-kit';
import { FailedFeature, PageHead } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { FormattedMessage, useIntl } from 'react-intl';

/** Stands where the list would be when it could not be read. */
export const GuestsFailed = ({ retry }: { retry: () => void }) => {
  const { remote } = useHost();
  const isOnline = useOnline();
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={<FormattedMessage id="guests.title" />} />
      <FailedFeature
        picture={<Spot kind="failed" />}
        level={2}
        title={<FormattedMessage id="guests.failed.title" />}
        retryLabel={formatMessage({ id: 'planning.retry' })}
        onRetry={retry}
        detail={`${remote.name} ${remote.version}`}
      >
        <FormattedMessage id={isOnline ? 'guests.failed.text' : 'guests.failed.offline'} />
      </FailedFeature>
    </>
  );
};
