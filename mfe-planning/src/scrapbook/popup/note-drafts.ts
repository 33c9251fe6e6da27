import * as v from 'valibot';
import { deviceDrafts } from '#plan/adapters/device-drafts';
import type { NoteDraft } from '../rules/note-draft';
import type { WritingPopup } from '../rules/note-popup';

/** The key that stores a new note's draft until the note is closed. */
export const newNoteKey = 'new';

const words = v.object({
  title: v.string(),
  body: v.string(),
  tags: v.array(v.string()),
  /** Id of the new note, so that a page that is opened again continues it. */
  id: v.optional(v.string()),
});

const keyOf = (weddingId: string, noteId: string): string => `note.${weddingId}.${noteId}`;

/** The key of a popup's draft. */
export const draftKeyOf = ({ mode, noteId }: Pick<WritingPopup, 'mode' | 'noteId'>): string =>
  mode === 'add' ? newNoteKey : noteId;

/** Returns the text of a note that may not have reached the server; without its photos. */
export const savedDraft = (weddingId: string, noteId: string): v.InferOutput<typeof words> | null =>
  deviceDrafts.read(keyOf(weddingId, noteId), words);

/** Stores the typed text. */
export const saveDraft = (weddingId: string, popup: WritingPopup, { title, body, tags }: NoteDraft): void =>
  deviceDrafts.write(keyOf(weddingId, draftKeyOf(popup)), {
    title,
    body,
    tags,
    ...(popup.mode === 'add' && { id: popup.noteId }),
  });

/** Deletes the draft: it was saved, or discarded. */
export const forgetDraft = (weddingId: string, noteId: string): void =>
  deviceDrafts.write(keyOf(weddingId, noteId), null);
