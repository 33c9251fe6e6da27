import type { Photo } from '@posy/shared-contracts/entities';
import type { NoteDraft } from './note-draft';

/**
 * The scrapbook's popup. `new` names a note that was never saved. Source: S4-scrapbook-01, "edit, add, view, closed".
 */
export type NotePopup =
  | { mode: 'closed' }
  | { mode: 'view'; noteId: string }
  /** `before`: the note as it was sent last, or when editing began. */
  | { mode: 'edit'; noteId: string; before: NoteDraft; draft: NoteDraft }
  /** `isMade`: it was sent once already, and is written on. */
  | { mode: 'add'; noteId: string; before: NoteDraft; draft: NoteDraft; isMade?: boolean };

/** A popup in which something is written. */
export type WritingPopup = Extract<NotePopup, { mode: 'edit' | 'add' }>;

export type OpenMode = Exclude<NotePopup['mode'], 'closed'>;

/** Why the popup refuses. Source: S8-scrapbook-01 to 03. */
export type PopupFault =
  | { kind: 'open-in-another-mode'; mode: OpenMode }
  | { kind: 'open-with-another-note'; mode: OpenMode }
  | { kind: 'another-note' }
  | { kind: 'no-note' };

export type PopupResult = { ok: true; popup: NotePopup } | { ok: false; fault: PopupFault };

export const closedPopup: NotePopup = { mode: 'closed' };

const opened = (mode: OpenMode, noteId: string, draft: NoteDraft): NotePopup =>
  mode === 'view' ? { mode, noteId } : { mode, noteId, before: draft, draft };

/** Opens a note. Refused while the popup shows another one, or the same in another mode; opening it again changes nothing. */
export const openNote = (popup: NotePopup, mode: OpenMode, noteId: string, draft: NoteDraft): PopupResult => {
  if (popup.mode === 'closed') return { ok: true, popup: opened(mode, noteId, draft) };
  if (popup.noteId !== noteId) return { ok: false, fault: { kind: 'open-with-another-note', mode: popup.mode } };
  if (popup.mode !== mode) return { ok: false, fault: { kind: 'open-in-another-mode', mode: popup.mode } };
  return { ok: true, popup };
};

/** How what is written stands: nothing was yet, it is kept on this device, or the server has it. */
export type Standing = { state: 'untouched' | 'stored' } | { state: 'saved'; at: number };

/** Whether something is written in the popup. */
export const isWriting = (popup: NotePopup): popup is WritingPopup => popup.mode === 'edit' || popup.mode === 'add';

/** From looking at a note to editing it; anything else stays. */
export const beginEditing = (popup: NotePopup, draft: NoteDraft): NotePopup =>
  popup.mode === 'view' ? opened('edit', popup.noteId, draft) : popup;

/** What was typed. */
export const changeDraft = (popup: NotePopup, changes: Partial<NoteDraft>): NotePopup =>
  isWriting(popup) ? { ...popup, draft: { ...popup.draft, ...changes } } : popup;

/** The popup once its draft was sent as it is given. */
export const sentAs = (popup: WritingPopup, draft: NoteDraft): WritingPopup =>
  popup.mode === 'add' ? { ...popup, before: draft, isMade: true } : { ...popup, before: draft };

/** The popup once what was sent was refused: as it was before, with what was written since. */
export const refusedOf = (popup: NotePopup, was: WritingPopup): NotePopup =>
  isWriting(popup) && popup.noteId === was.noteId ? { ...was, draft: popup.draft } : popup;

/** What saving means: the note's id, and the popup's draft. Only the note that is open can be saved. */
export const savableNote = (
  popup: NotePopup,
  noteId: string,
): { ok: true; popup: WritingPopup } | { ok: false; fault: PopupFault } => {
  if (!isWriting(popup)) return { ok: false, fault: { kind: 'no-note' } };
  return popup.noteId === noteId ? { ok: true, popup } : { ok: false, fault: { kind: 'another-note' } };
};

/** Photos that were uploaded while the popup was open and that the saved draft does not name. */
export const discardedPhotos = (draft: NoteDraft, uploaded: readonly Photo[]): Photo[] => {
  const named = new Set(draft.photos.map(({ path }) => path));
  return uploaded.filter(({ path }) => !named.has(path));
};
