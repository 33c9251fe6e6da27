import { useHost } from '@posy/remote-kit';
import type { Note, Photo } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { draftOf, emptyDraft, type NoteDraft } from '../rules/note-draft';
import {
  beginEditing,
  changeDraft,
  closedPopup,
  isWriting,
  type NotePopup,
  type OpenMode,
  openNote,
  type PopupFault,
  savableNote,
  sentAs,
  type Standing,
} from '../rules/note-popup';
import { draftKeyOf, savedDraft, saveDraft } from './note-drafts';
import { useNoteSending } from './use-note-sending';

const faultSentences = {
  'open-in-another-mode': 'scrapbook.error.mode',
  'open-with-another-note': 'scrapbook.error.note',
  'another-note': 'scrapbook.error.another',
  'no-note': 'scrapbook.error.none',
} as const satisfies Record<PopupFault['kind'], string>;

/** What the screen does with the popup. */
export interface NotePopupControl {
  popup: NotePopup;
  /** How what is written stands. */
  standing: Standing;
  open: (mode: OpenMode, noteId: string, note: Identified<Note> | null) => boolean;
  edit: (note: Identified<Note>) => void;
  /** Keeps what is written on this device, and sends it after a pause. */
  change: (changes: Partial<NoteDraft>) => void;
  /** A photo that was just uploaded: goes to the end of the note. */
  addPhoto: (photo: Photo) => void;
  /** Sends what is written at once. */
  save: (noteId: string) => void;
  /** Closes; what was written is sent. A new note without anything is none, and its photos go. */
  close: () => void;
  /** Closes a note that is deleted. */
  drop: () => void;
}

/** The popup, and the same for what runs later than it was drawn. */
const useHeldPopup = () => {
  const held = useRef<NotePopup>(closedPopup);
  const [popup, setPopup] = useState<NotePopup>(closedPopup);
  const hold = useCallback((next: NotePopup): void => {
    held.current = next;
    setPopup(next);
  }, []);
  return { popup, held, hold };
};

/** The popup's state, with every refusal and its sentence. */
export const useNotePopup = (weddingId: string, onClosed: () => void): NotePopupControl => {
  const host = useHost();
  const { formatMessage } = useIntl();
  const { popup, held, hold } = useHeldPopup();
  const sending = useNoteSending({ weddingId, held, hold });

  const refuse = (fault: PopupFault): void => {
    const mode = 'mode' in fault ? formatMessage({ id: `scrapbook.mode.${fault.mode}` }) : '';
    host.notices.show({ tone: 'error', text: formatMessage({ id: faultSentences[fault.kind] }, { mode }) });
  };
  /** Goes on where it was left: what is kept on this device is newer than what is stored. */
  const begin = (next: NotePopup, note: Identified<Note> | null): void => {
    sending.begin(note === null ? null : draftOf(note));
    if (!isWriting(next)) return hold(next);
    const stored = savedDraft(weddingId, draftKeyOf(next));
    const { id: _, ...words } = stored ?? {};
    hold(changeDraft(note === null ? next : sentAs(next, draftOf(note)), words));
    if (stored !== null) sending.written();
  };
  const change = (changes: Partial<NoteDraft>): void => {
    const next = changeDraft(held.current, changes);
    hold(next);
    if (!isWriting(next)) return;
    saveDraft(weddingId, next, next.draft);
    sending.written();
  };
  const end = (): void => {
    hold(closedPopup);
    onClosed();
  };
  return {
    popup,
    standing: sending.standing,
    open(mode, noteId, note) {
      const result = openNote(held.current, mode, noteId, note === null ? emptyDraft : draftOf(note));
      if (!result.ok) refuse(result.fault);
      else if (result.popup !== held.current) begin(result.popup, note);
      return result.ok;
    },
    edit: (note) => begin(beginEditing(held.current, draftOf(note)), note),
    change,
    addPhoto(photo) {
      sending.uploaded(photo);
      if (isWriting(held.current)) change({ photos: [...held.current.draft.photos, photo] });
    },
    save(noteId) {
      const result = savableNote(held.current, noteId);
      if (result.ok) sending.send();
      else refuse(result.fault);
    },
    close() {
      sending.finish();
      end();
    },
    drop() {
      if (isWriting(held.current)) sending.drop(draftKeyOf(held.current));
      end();
    },
  };
};
