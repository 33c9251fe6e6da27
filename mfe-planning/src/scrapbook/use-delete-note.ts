import { deleteDocument, performEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { useEditPlace } from '#plan/edits/edit-place';

/** Deletes a note at once with an undo. Its photos stay for a while for the undo; then the server deletes them. */
export const useDeleteNote = (weddingId: string, close: () => void) => {
  const place = useEditPlace('notes', 'scrapbook');
  const { formatMessage } = useIntl();
  return (note: Identified<Note>): void => {
    close();
    performEdit(place, {
      edit: deleteDocument(collections.notes(weddingId), note),
      about: `note ${note.id}`,
      notice: { text: formatMessage({ id: 'scrapbook.deleted' }) },
      refused: formatMessage({ id: 'scrapbook.delete-refused' }),
    });
  };
};
