import { useReadable } from '@posy/remote-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { holdPage } from '#adapters/device/hold-page';
import { useShell } from '#host/shell-context';

/**
 * Reports once for each page that the browser stores nothing: the plan works, but unsent changes are lost with the
 * page. Leaving asks for confirmation while changes wait.
 */
export const useStorageWord = (): void => {
  const { formatMessage } = useIntl();
  const { notices, session } = useShell();
  const isLasting = useReadable(session.isLasting);
  useEffect(() => {
    if (isLasting) return undefined;
    notices.show({
      tone: 'info',
      text: formatMessage({ id: 'shell.storage.nothingStored' }),
      dismiss: { label: formatMessage({ id: 'shell.storage.understood' }), run: () => undefined },
      about: 'storage',
    });
    return holdPage(() => session.waitingEdits.get() > 0);
  }, [formatMessage, isLasting, notices, session]);
};
