import * as v from 'valibot';
import { deviceDrafts } from '#plan/adapters/device-drafts';
import type { NoteDraft } from '../rules/note-draft';
import type { WritingPopup } from '../rules/note-popup';

/** The key under which a new note keeps its draft for as long as it is written. */
export const newNoteKey = 'new';

const words = v.object({
  title: v.string(),
  body: v.string(),
  tags: v.array(v.string()),
  /** Which note a new one is, so that a page that is opened again goes on with it. */
  id: v.optional(v.string()),
});

const keyOf = (weddingId: string, noteId: string): string => `note.${weddingId}.${noteId}`;

/** The key of a popup's draft. */
export const draftKeyOf = ({ mode, noteId }: Pick<WritingPopup, 'mode' | 'noteId'>): string =>
  mode === 'add' ? newNoteKey : noteId;

/** What was typed in a note and may not have arrived; without its photos. */
export const savedDraft = (weddingId: string, noteId: string): v.InferOutput<typeof words> | null =>
  deviceDrafts.read(keyOf(weddingId, noteId), words);

/** Keeps what is typed. */
export const saveDraft = (weddingId: string, popup: WritingPopup, { title, body, tags }: NoteDraft): void =>
  deviceDrafts.write(keyOf(weddingId, draftKeyOf(popup)), {
    title,
    body,
    tags,
    ...(popup.mode === 'add' && { id: popup.noteId }),
  });

/** Forgets the draft: it arrived, or was thrown away. */
export const forgetDraft = (weddingId: string, noteId: string): void =>
  deviceDrafts.write(keyOf(weddingId, noteId), null);
