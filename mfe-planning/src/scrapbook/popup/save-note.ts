import { changeFields, makeDocument, performEdit, type Edit, type EditPlace } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Note, Photo } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import type { NoteDraft } from '../rules/note-draft';
import { discardedPhotos, type NotePopup } from '../rules/note-popup';
import { deletePhotos } from '../scrapbook-queries';
import { forgetDraft, keepDraft, newNoteKey } from './kept-drafts';

interface Saving {
  host: MountProps;
  place: EditPlace;
  formatMessage: IntlShape['formatMessage'];
  weddingId: string;
  uid: string;
  popup: Extract<NotePopup, { mode: 'edit' | 'add' }>;
  /** Photos that arrived while the popup was open. */
  uploaded: readonly Photo[];
}

const tidy = (draft: NoteDraft): NoteDraft => ({ ...draft, title: draft.title.trim(), body: draft.body.trim() });

/** A new note counts as newly added: both its times are the server's. Of another one only what changed is written. */
const editOf = ({ weddingId, uid, popup }: Saving, draft: NoteDraft): Edit => {
  const collection = collections.notes(weddingId);
  const id = popup.noteId;
  return popup.mode === 'add'
    ? makeDocument(collection, { ...draft, id, author: uid })
    : changeFields<Note>(collection, { ...popup.before, id } as Note & { id: string }, draft);
};

/** Saves the popup's note, with the way back; a refusal says so, keeps what was typed, and offers another try. */
export const saveNote = (saving: Saving): void => {
  const { host, place, formatMessage, weddingId, popup } = saving;
  const draft = tidy(popup.draft);
  const isNew = popup.mode === 'add';
  const draftKey = isNew ? newNoteKey : popup.noteId;
  const text = formatMessage({ id: isNew ? 'scrapbook.added' : 'scrapbook.saved' });
  const about = `note ${popup.noteId}`;
  const edit = editOf(saving, draft);
  forgetDraft(weddingId, draftKey);
  deletePhotos(host, discardedPhotos(draft, saving.uploaded));
  if (edit.changes.length === 0) return host.notices.show({ tone: 'success', text, about });
  performEdit(place, {
    edit,
    about,
    told: { text },
    refused: formatMessage({ id: 'scrapbook.refused' }),
    saved() {
      forgetDraft(weddingId, draftKey);
      host.bus
        .publish('note.saved', { weddingId, noteId: popup.noteId, isNew })
        .catch((error: unknown) => host.telemetry.error('scrapbook', error));
    },
    lost: () => keepDraft(weddingId, draftKey, draft),
  });
};
