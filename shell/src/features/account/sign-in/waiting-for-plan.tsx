import { useOnline } from '@posy/remote-kit';
import { Callout } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

/** Explains the wait to a person who signed in but lost the connection before their plan loaded. */
export const WaitingForPlan = () => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  return online ? null : (
    <Callout hue="primrose" role="status">
      {formatMessage({ id: 'shell.account.waitingOffline' })}
    </Callout>
  );
};
