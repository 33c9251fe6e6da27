import { changeFields, deleteWrite, type Edit, makeDocument, type PersonsEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Note } from '@posy/shared-contracts/entities';
import type { NoteDraft } from '../rules/note-draft';
import type { WritingPopup } from '../rules/note-popup';
import { tidyBody } from '../rules/note-writing';

interface Saving {
  weddingId: string;
  /** Who writes. */
  uid: string;
}

/** A draft as it is sent. */
export const tidyDraft = (draft: NoteDraft): NoteDraft => ({
  ...draft,
  title: draft.title.trim(),
  body: tidyBody(draft.body),
});

type Times = Parameters<typeof changeFields>[3];

/** Of a note that is stored only what changed is written. */
const changed = (weddingId: string, id: string, before: NoteDraft, draft: NoteDraft, times?: Times): Edit =>
  changeFields<Note>(collections.notes(weddingId), { ...before, id } as Note & { id: string }, draft, times);

const made = ({ weddingId, uid }: Saving, id: string, draft: NoteDraft): Edit =>
  makeDocument(collections.notes(weddingId), { ...draft, id, author: uid });

/** What sends a draft. For as long as a new note is written it counts as newly added: both its times are the server's. */
export const sendingEdit = (saving: Saving, popup: WritingPopup, draft: NoteDraft): Edit => {
  const { mode, noteId, before } = popup;
  if (mode === 'edit') return changed(saving.weddingId, noteId, before, draft);
  if (!popup.isMade) return made(saving, noteId, draft);
  return changed(saving.weddingId, noteId, before, draft, ['createdAt', 'updatedAt']);
};

/** All that was written since the note was opened, as one edit to take back. */
export const sessionEdit = (saving: Saving, popup: WritingPopup, opened: NoteDraft | null): Edit =>
  opened === null
    ? made(saving, popup.noteId, popup.before)
    : changed(saving.weddingId, popup.noteId, opened, popup.before);

/** Takes away a new note from which everything was taken out again: nothing is said of it. */
export const emptied = (weddingId: string, noteId: string, refused: string): PersonsEdit => ({
  edit: { changes: [deleteWrite(collections.notes(weddingId), noteId)], undo: [] },
  about: `note ${noteId}`,
  notice: null,
  refused,
});
