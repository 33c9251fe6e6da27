import { useReadable } from '@posy/remote-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { holdPage } from '#adapters/device/hold-page';
import { useShell } from '#host/shell-context';

/**
 * Where the browser keeps nothing, says so once a page: the plan works, but what is not sent goes with the page. It is
 * not left without a question while something waits.
 */
export const useStorageWord = (): void => {
  const { formatMessage } = useIntl();
  const { notices, session } = useShell();
  const isLasting = useReadable(session.isLasting);
  useEffect(() => {
    if (isLasting) return undefined;
    notices.show({
      tone: 'info',
      text: formatMessage({ id: 'shell.storage.nothingKept' }),
      dismiss: { label: formatMessage({ id: 'shell.storage.understood' }), run: () => undefined },
      about: 'storage',
    });
    return holdPage(() => session.waitingEdits.get() > 0);
  }, [formatMessage, isLasting, notices, session]);
};
