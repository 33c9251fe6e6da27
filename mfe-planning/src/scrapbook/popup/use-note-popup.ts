import { useHost, useSignedIn } from '@posy/remote-kit';
import type { Note, Photo } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditPlace } from '#plan/edits/edit-place';
import { draftOf, emptyDraft, type NoteDraft } from '../rules/note-draft';
import {
  beginEditing,
  changeDraft,
  closedPopup,
  openNote,
  savableNote,
  unsavedPhotos,
  type NotePopup,
  type OpenMode,
  type PopupFault,
} from '../rules/note-popup';
import { deletePhotos } from '../scrapbook-queries';
import { keepDraft, keptDraft, newNoteKey } from './kept-drafts';
import { saveNote } from './save-note';

const faultSentences = {
  'open-in-another-mode': 'scrapbook.error.mode',
  'open-with-another-note': 'scrapbook.error.note',
  'another-note': 'scrapbook.error.another',
  'no-note': 'scrapbook.error.none',
} as const satisfies Record<PopupFault['kind'], string>;

/** What the screen does with the popup. */
export interface NotePopupControl {
  popup: NotePopup;
  open: (mode: OpenMode, noteId: string, note: Identified<Note> | null) => boolean;
  edit: (note: Identified<Note>) => void;
  change: (changes: Partial<NoteDraft>) => void;
  /** A photo that was just uploaded: goes to the end of the note. */
  addPhoto: (photo: Photo) => void;
  save: (noteId: string) => void;
  /** Closes; what was typed stays on this device as a draft, photos that were just added go. */
  close: () => void;
}

/** The popup's state, with every refusal and its sentence. */
export const useNotePopup = (weddingId: string, onClosed: () => void): NotePopupControl => {
  const host = useHost();
  const place = useEditPlace('notes', 'scrapbook');
  const { formatMessage } = useIntl();
  const uid = useSignedIn()?.uid ?? '';
  const [popup, setPopup] = useState<NotePopup>(closedPopup);
  const uploaded = useRef<Photo[]>([]);

  const refuse = useCallback(
    (fault: PopupFault): void => {
      const mode = 'mode' in fault ? formatMessage({ id: `scrapbook.mode.${fault.mode}` }) : '';
      host.notices.show({ tone: 'error', text: formatMessage({ id: faultSentences[fault.kind] }, { mode }) });
    },
    [host, formatMessage],
  );
  const settle = (next: NotePopup): void => {
    uploaded.current = [];
    setPopup(next);
  };
  const draftFor = (note: Identified<Note> | null): NoteDraft => {
    const stored = note === null ? emptyDraft : draftOf(note);
    const kept = keptDraft(weddingId, note?.id ?? newNoteKey);
    return kept === null ? stored : { ...stored, ...kept };
  };
  const begin = (mode: OpenMode, noteId: string, note: Identified<Note> | null): boolean => {
    const result = openNote(popup, mode, noteId, note === null ? emptyDraft : draftOf(note));
    if (!result.ok) refuse(result.fault);
    else if (result.popup !== popup) settle(mode === 'view' ? result.popup : changeDraft(result.popup, draftFor(note)));
    return result.ok;
  };
  const change = (changes: Partial<NoteDraft>): void =>
    setPopup((now) => {
      const next = changeDraft(now, changes);
      if (next.mode === 'edit' || next.mode === 'add')
        keepDraft(weddingId, next.mode === 'add' ? newNoteKey : next.noteId, next.draft);
      return next;
    });
  const close = (): void => {
    deletePhotos(host, unsavedPhotos(popup, uploaded.current));
    settle(closedPopup);
    onClosed();
  };
  return {
    popup,
    open: begin,
    edit: (note) => settle(changeDraft(beginEditing(popup, draftOf(note)), draftFor(note))),
    change,
    addPhoto(photo) {
      uploaded.current = [...uploaded.current, photo];
      setPopup((now) => ('draft' in now ? changeDraft(now, { photos: [...now.draft.photos, photo] }) : now));
    },
    save(noteId) {
      const result = savableNote(popup, noteId);
      if (!result.ok) return refuse(result.fault);
      saveNote({ host, place, formatMessage, weddingId, uid, popup: result.popup, uploaded: uploaded.current });
      settle(closedPopup);
      onClosed();
    },
    close,
  };
};
