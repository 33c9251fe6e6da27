import { useHost } from '@posy/remote-kit';
import type { Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { deleteNote, restoreNote } from './scrapbook-queries';

/** Deletes a note at once, and offers to put it back as it was. */
export const useDeleteNote = (weddingId: string, close: () => void) => {
  const { firestore, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const refused =
    (about: string) =>
    (error: unknown): void => {
      telemetry.error('scrapbook', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'scrapbook.delete-refused' }), about });
    };
  return (note: Identified<Note>): void => {
    const about = `note ${note.id}`;
    close();
    deleteNote(firestore, weddingId, note.id).catch(refused(about));
    notices.show({
      tone: 'success',
      text: formatMessage({ id: 'scrapbook.deleted' }),
      about,
      action: {
        label: formatMessage({ id: 'planning.undo' }),
        run: () => void restoreNote(firestore, weddingId, note).catch(refused(about)),
      },
    });
  };
};
