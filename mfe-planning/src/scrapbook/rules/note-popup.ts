import type { Photo } from '@posy/shared-contracts/entities';
import type { NoteDraft } from './note-draft';

/**
 * The scrapbook's popup. `new` names a note that was never saved. Source: S4-scrapbook-01, "edit, add, view, closed".
 */
export type NotePopup =
  | { mode: 'closed' }
  | { mode: 'view'; noteId: string }
  /** `before` is the note as it was last saved, or as it was when editing began. */
  | { mode: 'edit'; noteId: string; before: NoteDraft; draft: NoteDraft }
  /** `isMade` is true once the new note was saved for the first time. */
  | { mode: 'add'; noteId: string; before: NoteDraft; draft: NoteDraft; isMade?: boolean };

/** A popup in which a note is edited. */
export type WritingPopup = Extract<NotePopup, { mode: 'edit' | 'add' }>;

export type OpenMode = Exclude<NotePopup['mode'], 'closed'>;

/** The reason why the popup rejects a command. Source: S8-scrapbook-01 to 03. */
export type PopupFault =
  | { kind: 'open-in-another-mode'; mode: OpenMode }
  | { kind: 'open-with-another-note'; mode: OpenMode }
  | { kind: 'another-note' }
  | { kind: 'no-note' };

export type PopupResult = { ok: true; popup: NotePopup } | { ok: false; fault: PopupFault };

export const closedPopup: NotePopup = { mode: 'closed' };

const opened = (mode: OpenMode, noteId: string, draft: NoteDraft): NotePopup =>
  mode === 'view' ? { mode, noteId } : { mode, noteId, before: draft, draft };

/**
 * Opens a note. Rejected while the popup shows another note, or the same one in another mode; opening it again changes
 * nothing.
 */
export const openNote = (popup: NotePopup, mode: OpenMode, noteId: string, draft: NoteDraft): PopupResult => {
  if (popup.mode === 'closed') return { ok: true, popup: opened(mode, noteId, draft) };
  if (popup.noteId !== noteId) return { ok: false, fault: { kind: 'open-with-another-note', mode: popup.mode } };
  if (popup.mode !== mode) return { ok: false, fault: { kind: 'open-in-another-mode', mode: popup.mode } };
  return { ok: true, popup };
};

/** The state of the text: unchanged, stored on this device, or saved on the server. */
export type SaveState = { state: 'untouched' | 'stored' } | { state: 'saved'; at: number };

/** Returns true while a note is edited in the popup. */
export const isWriting = (popup: NotePopup): popup is WritingPopup => popup.mode === 'edit' || popup.mode === 'add';

/** Turns reading a note into editing it; other states stay. */
export const beginEditing = (popup: NotePopup, draft: NoteDraft): NotePopup =>
  popup.mode === 'view' ? opened('edit', popup.noteId, draft) : popup;

/** Changes the draft. */
export const changeDraft = (popup: NotePopup, changes: Partial<NoteDraft>): NotePopup =>
  isWriting(popup) ? { ...popup, draft: { ...popup.draft, ...changes } } : popup;

/** Returns the popup after its draft was saved. */
export const sentAs = (popup: WritingPopup, draft: NoteDraft): WritingPopup =>
  popup.mode === 'add' ? { ...popup, before: draft, isMade: true } : { ...popup, before: draft };

/** Returns the popup after a save was rejected: its former state with the latest draft. */
export const refusedOf = (popup: NotePopup, was: WritingPopup): NotePopup =>
  isWriting(popup) && popup.noteId === was.noteId ? { ...was, draft: popup.draft } : popup;

/** Returns the note's id and draft to save. Only the open note can be saved. */
export const savableNote = (
  popup: NotePopup,
  noteId: string,
): { ok: true; popup: WritingPopup } | { ok: false; fault: PopupFault } => {
  if (!isWriting(popup)) return { ok: false, fault: { kind: 'no-note' } };
  return popup.noteId === noteId ? { ok: true, popup } : { ok: false, fault: { kind: 'another-note' } };
};

/** Returns photos that were uploaded while the popup was open but are not in the saved draft. */
export const discardedPhotos = (draft: NoteDraft, uploaded: readonly Photo[]): Photo[] => {
  const named = new Set(draft.photos.map(({ path }) => path));
  return uploaded.filter(({ path }) => !named.has(path));
};
