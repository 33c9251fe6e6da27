import { useHost, useSignedIn } from '@posy/remote-kit';
import { makeDocument, performEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Note } from '@posy/shared-contracts/entities';
import { useEditPlace } from '#plan/edits/edit-place';
import { emptyDraft } from './rules/note-draft';

interface NoteNotices {
  notice: string;
  refused: string;
}

/** Fields of a note that another screen makes; without `photos` it has none. */
type NewNote = Pick<Note, 'title' | 'body' | 'link'> & Partial<Pick<Note, 'photos'>>;

/** Adds a note from another screen, with an undo. `onRejected` is called when the server rejects it. */
export const useAddNote = (weddingId: string, { notice, refused }: NoteNotices) => {
  const host = useHost();
  const place = useEditPlace('notes', 'scrapbook');
  const uid = useSignedIn()?.uid ?? '';
  return (fields: NewNote, onRejected: () => void): void => {
    const id = host.firestore.newId();
    void performEdit(place, {
      edit: makeDocument(collections.notes(weddingId), { ...emptyDraft, ...fields, id, author: uid }),
      about: `note ${id}`,
      notice: { text: notice },
      refused,
      onSaved() {
        host.bus
          .publish('note.saved', { weddingId, noteId: id, isNew: true })
          .catch((error: unknown) => host.telemetry.error('scrapbook', error));
      },
      onRejected,
    });
  };
};
