import { useReadable } from '@posy/remote-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

/**
 * Reports that changes from before this page was loaded were rejected: the page that made them is closed and cannot.
 */
export const useLostEditsWord = (): void => {
  const { formatMessage } = useIntl();
  const { notices, session } = useShell();
  const count = useReadable(session.lostEdits);
  useEffect(() => {
    if (count === 0) return;
    const text = formatMessage({ id: 'shell.edits.lost' }, { count });
    notices.show({ tone: 'error', text, about: 'lost-edits' });
  }, [count, formatMessage, notices]);
};
