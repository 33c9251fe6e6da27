import { useReadable } from '@posy/remote-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

/** Reports that the storage is full, with advice: the editor itself only reports that the change was not saved. */
export const useNoRoomWord = (): void => {
  const { formatMessage } = useIntl();
  const { notices, session } = useShell();
  const count = useReadable(session.editsWithoutRoom);
  useEffect(() => {
    if (count === 0) return;
    notices.show({ tone: 'error', text: formatMessage({ id: 'shell.edits.noRoom' }), about: 'no-room' });
  }, [count, formatMessage, notices]);
};
