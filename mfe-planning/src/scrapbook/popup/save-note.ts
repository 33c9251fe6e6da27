import { changeFields, deleteWrite, type Edit, makeDocument, type PersonsEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Note } from '@posy/shared-contracts/entities';
import type { NoteDraft } from '../rules/note-draft';
import type { WritingPopup } from '../rules/note-popup';
import { tidyBody } from '../rules/note-writing';

interface NoteAuthor {
  weddingId: string;
  /** Uid of the author. */
  uid: string;
}

/** Returns a draft as it is saved. */
export const tidyDraft = (draft: NoteDraft): NoteDraft => ({
  ...draft,
  title: draft.title.trim(),
  body: tidyBody(draft.body),
});

type Times = Parameters<typeof changeFields>[3];

/** Only the changed fields of a stored note are written. */
const changed = (weddingId: string, id: string, before: NoteDraft, draft: NoteDraft, times?: Times): Edit =>
  changeFields<Note>(collections.notes(weddingId), { ...before, id } as Note & { id: string }, draft, times);

const made = ({ weddingId, uid }: NoteAuthor, id: string, draft: NoteDraft): Edit =>
  makeDocument(collections.notes(weddingId), { ...draft, id, author: uid });

/**
 * Returns the edit that saves a draft. While a new note is open it counts as newly added: the server sets both its
 * times.
 */
export const sendingEdit = (saving: NoteAuthor, popup: WritingPopup, draft: NoteDraft): Edit => {
  const { mode, noteId, before } = popup;
  if (mode === 'edit') return changed(saving.weddingId, noteId, before, draft);
  if (!popup.isMade) return made(saving, noteId, draft);
  return changed(saving.weddingId, noteId, before, draft, ['createdAt', 'updatedAt']);
};

/** Returns everything written since the note was opened, as one edit with an undo. */
export const sessionEdit = (saving: NoteAuthor, popup: WritingPopup, opened: NoteDraft | null): Edit =>
  opened === null
    ? made(saving, popup.noteId, popup.before)
    : changed(saving.weddingId, popup.noteId, opened, popup.before);

/** Deletes a new note whose content was removed again, without a notice. */
export const emptied = (weddingId: string, noteId: string, refused: string): PersonsEdit => ({
  edit: { changes: [deleteWrite(collections.notes(weddingId), noteId)], undo: [] },
  about: `note ${noteId}`,
  notice: null,
  refused,
});
