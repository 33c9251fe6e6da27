import { useHost, useOnline } from '@posy/remote-kit';
import { FailedFeature } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { FormattedMessage, useIntl } from 'react-intl';

/** Stands where the checklist would be when it could not be read or made. */
export const ChecklistFailed = ({ retry }: { retry: () => void }) => {
  const intl = useIntl();
  const { remote } = useHost();
  const isOnline = useOnline();
  return (
    <FailedFeature
      picture={<Spot kind="failed" />}
      level={2}
      title={<FormattedMessage id="planning.failed.title" />}
      retryLabel={intl.formatMessage({ id: 'planning.retry' })}
      onRetry={retry}
      detail={`${remote.name} ${remote.version}`}
    >
      <FormattedMessage id={isOnline ? 'planning.failed.text' : 'planning.failed.offline'} />
    </FailedFeature>
  );
};
