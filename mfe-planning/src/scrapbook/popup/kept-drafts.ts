import * as v from 'valibot';
import { deviceDrafts } from '#plan/adapters/device-drafts';
import type { NoteDraft } from '../rules/note-draft';

/** The key under which a note that was never saved keeps its draft. */
export const newNoteKey = 'new';

const words = v.object({ title: v.string(), body: v.string(), tags: v.array(v.string()) });

const keyOf = (weddingId: string, noteId: string): string => `note.${weddingId}.${noteId}`;

/** What was typed in a note and not saved; without its photos, which go when the note is closed. */
export const keptDraft = (weddingId: string, noteId: string): v.InferOutput<typeof words> | null =>
  deviceDrafts.read(keyOf(weddingId, noteId), words);

/** Keeps what is typed. */
export const keepDraft = (weddingId: string, noteId: string, { title, body, tags }: NoteDraft): void =>
  deviceDrafts.write(keyOf(weddingId, noteId), { title, body, tags });

/** Forgets the draft: it was saved, or thrown away. */
export const forgetDraft = (weddingId: string, noteId: string): void =>
  deviceDrafts.write(keyOf(weddingId, noteId), null);
