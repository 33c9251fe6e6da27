import { useOnline } from '@posy/remote-kit';
import { Callout } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

/** Who is in already, and lost the connection before their plan came, is told what they wait for. */
export const WaitingForPlan = () => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  return online ? null : (
    <Callout hue="primrose" role="status">
      {formatMessage({ id: 'shell.account.waitingOffline' })}
    </Callout>
  );
};
