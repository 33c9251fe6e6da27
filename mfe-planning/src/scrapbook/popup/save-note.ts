import type { Photo } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { changedFields, type NoteDraft } from '../rules/note-draft';
import { discardedPhotos, type NotePopup } from '../rules/note-popup';
import { createNote, deletePhotos, updateNote } from '../scrapbook-queries';
import { forgetDraft, keepDraft, newNoteKey } from './kept-drafts';

interface Saving {
  host: MountProps;
  formatMessage: IntlShape['formatMessage'];
  weddingId: string;
  uid: string;
  popup: Extract<NotePopup, { mode: 'edit' | 'add' }>;
  /** Photos that arrived while the popup was open. */
  uploaded: readonly Photo[];
}

const tidy = (draft: NoteDraft): NoteDraft => ({ ...draft, title: draft.title.trim(), body: draft.body.trim() });

const write = ({ host, weddingId, uid, popup }: Saving, draft: NoteDraft): Promise<void> => {
  if (popup.mode === 'add') return createNote(host.firestore, weddingId, popup.noteId, { ...draft, author: uid });
  const changes = changedFields(popup.before, draft);
  return Object.keys(changes).length === 0
    ? Promise.resolve()
    : updateNote(host.firestore, weddingId, popup.noteId, changes);
};

/** Saves the popup's note; a refusal says so, keeps what was typed, and offers another try. */
export const saveNote = (saving: Saving): void => {
  const { host, formatMessage, weddingId, popup } = saving;
  const draft = tidy(popup.draft);
  const isNew = popup.mode === 'add';
  const draftKey = isNew ? newNoteKey : popup.noteId;
  const again = (): void => saveNote(saving);
  forgetDraft(weddingId, draftKey);
  deletePhotos(host, discardedPhotos(draft, saving.uploaded));
  const about = `note ${popup.noteId}`;
  host.notices.show({
    tone: 'success',
    text: formatMessage({ id: isNew ? 'scrapbook.added' : 'scrapbook.saved' }),
    about,
  });
  host.bus
    .publish('note.saved', { weddingId, noteId: popup.noteId, isNew })
    .catch((error: unknown) => host.telemetry.error('scrapbook', error));
  write(saving, draft).catch((error: unknown) => {
    host.telemetry.error('scrapbook', error);
    keepDraft(weddingId, draftKey, draft);
    host.notices.show({
      tone: 'error',
      text: formatMessage({ id: 'scrapbook.refused' }),
      about,
      action: { label: formatMessage({ id: 'planning.retry' }), run: again },
    });
  });
};
