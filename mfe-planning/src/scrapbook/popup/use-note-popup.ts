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
  type SaveState,
  sentAs,
} from '../rules/note-popup';
import { draftKeyOf, savedDraft, saveDraft } from './note-drafts';
import { useNoteSending } from './use-note-sending';

const faultSentences = {
  'open-in-another-mode': 'scrapbook.error.mode',
  'open-with-another-note': 'scrapbook.error.note',
  'another-note': 'scrapbook.error.another',
  'no-note': 'scrapbook.error.none',
} as const satisfies Record<PopupFault['kind'], string>;

/** The commands of the popup, for the screen. */
export interface NotePopupControl {
  popup: NotePopup;
  /** The state of the text. */
  standing: SaveState;
  open: (mode: OpenMode, noteId: string, note: Identified<Note> | null) => boolean;
  edit: (note: Identified<Note>) => void;
  /** Stores the text on this device and saves it after a pause. */
  change: (changes: Partial<NoteDraft>) => void;
  /** Appends a photo that was just uploaded. */
  addPhoto: (photo: Photo) => void;
  /** Saves the text at once. */
  save: (noteId: string) => void;
  /** Closes the popup and saves its text. A new note without content is deleted with its photos. */
  close: () => void;
  /** Closes the popup of a deleted note. */
  drop: () => void;
}

/** Returns the popup's state, and a ref to it for callbacks that run after the render. */
const useHeldPopup = () => {
  const held = useRef<NotePopup>(closedPopup);
  const [popup, setPopup] = useState<NotePopup>(closedPopup);
  const hold = useCallback((next: NotePopup): void => {
    held.current = next;
    setPopup(next);
  }, []);
  return { popup, held, hold };
};

/** The popup's state. Each rejection shows its sentence. */
export const useNotePopup = (weddingId: string, onClosed: () => void): NotePopupControl => {
  const host = useHost();
  const { formatMessage } = useIntl();
  const { popup, held, hold } = useHeldPopup();
  const sending = useNoteSending({ weddingId, held, hold });

  const refuse = (fault: PopupFault): void => {
    const mode = 'mode' in fault ? formatMessage({ id: `scrapbook.mode.${fault.mode}` }) : '';
    host.notices.show({ tone: 'error', text: formatMessage({ id: faultSentences[fault.kind] }, { mode }) });
  };
  /** Continues an unfinished draft: the text on this device is newer than the stored one. */
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
