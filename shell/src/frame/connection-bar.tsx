import { useOnline, useReadable } from '@posy/remote-kit';
import { OfflineBar } from '@posy/shared-ui';
import { ArrowsClockwiseIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '../host/shell-context';

/**
 * Says that there is no connection and how many changes wait; once it is back, how many are still on their way. Edits
 * that are saved as usual show nothing.
 */
export const ConnectionBar = () => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  const count = useReadable(useShell().session.waitingEdits);
  const [isCatchingUp, setCatchingUp] = useState(!online);
  const catchesUp = !online || (isCatchingUp && count > 0);
  if (catchesUp !== isCatchingUp) setCatchingUp(catchesUp);
  if (!online) return <OfflineBar>{formatMessage({ id: 'shell.offline' }, { count })}</OfflineBar>;
  if (!catchesUp) return null;
  return (
    <OfflineBar icon={<ArrowsClockwiseIcon />}>{formatMessage({ id: 'shell.offline.sending' }, { count })}</OfflineBar>
  );
};
