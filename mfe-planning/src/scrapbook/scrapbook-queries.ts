import { collections } from '@posy/shared-contracts/collections';
import type { Note, Photo, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import { photoIdOf } from '@posy/shared-contracts/entities';
import {
  serverTime,
  type Firestore,
  type FirestoreQuery,
  type Identified,
  type MountProps,
} from '@posy/shared-contracts/mount-props';
import type { NoteDraft } from './rules/note-draft';

/** Every note of a wedding: one listener for the whole scrapbook. */
export const notesQuery = (weddingId: string): FirestoreQuery<Note> => ({ collection: collections.notes(weddingId) });

/** What is on the shortlist, to link a note to. */
export const shortlistQuery = (weddingId: string): FirestoreQuery<ShortlistedSupplier> => ({
  collection: collections.shortlist(weddingId),
});

/** Writes a new note. Both times are the server's, and the same: it counts as newly added. */
export const createNote = (
  firestore: Firestore,
  weddingId: string,
  noteId: string,
  note: NoteDraft & { author: string },
): Promise<void> =>
  firestore.commit([
    {
      kind: 'set',
      collection: collections.notes(weddingId),
      id: noteId,
      data: { ...note, createdAt: serverTime(), updatedAt: serverTime() },
    },
  ]);

/** Writes what changed of a note, and nothing else of it. */
export const updateNote = (
  firestore: Firestore,
  weddingId: string,
  noteId: string,
  changes: Partial<NoteDraft>,
): Promise<void> =>
  firestore.commit([
    {
      kind: 'update',
      collection: collections.notes(weddingId),
      id: noteId,
      data: { ...changes, updatedAt: serverTime() },
    },
  ]);

/** Deletes a note. Its photos stay for a while, so that it can be put back; then the server removes them. */
export const deleteNote = (firestore: Firestore, weddingId: string, noteId: string): Promise<void> =>
  firestore.commit([{ kind: 'delete', collection: collections.notes(weddingId), id: noteId }]);

/** Puts a deleted note back as it was. */
export const restoreNote = (firestore: Firestore, weddingId: string, note: Identified<Note>): Promise<void> => {
  const { id, ...data } = note;
  return firestore.commit([{ kind: 'set', collection: collections.notes(weddingId), id, data }]);
};

/** Removes photos from the server. One that is gone already, or cannot be reached, is left to the server's own tidying. */
export const deletePhotos = ({ api, telemetry }: MountProps, photos: readonly Photo[]): void => {
  for (const { path } of photos) {
    const id = photoIdOf(path);
    if (id !== null)
      api.call('deletePhoto', { params: { id } }).catch((error: unknown) => telemetry.error('scrapbook', error));
  }
};
