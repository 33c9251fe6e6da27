import { collections } from '@posy/shared-contracts/collections';
import type { Note, Photo, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import { photoIdOf } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, MountProps } from '@posy/shared-contracts/mount-props';

/** Every note of a wedding: one listener for the whole scrapbook. */
export const notesQuery = (weddingId: string): FirestoreQuery<Note> => ({ collection: collections.notes(weddingId) });

/** The shortlist, for links from notes. */
export const shortlistQuery = (weddingId: string): FirestoreQuery<ShortlistedSupplier> => ({
  collection: collections.shortlist(weddingId),
});

/** Deletes photos on the server. A failed deletion is left to the server's own cleaning. */
export const deletePhotos = ({ api, telemetry }: MountProps, photos: readonly Photo[]): void => {
  for (const { path } of photos) {
    const id = photoIdOf(path);
    if (id !== null)
      api.call('deletePhoto', { params: { id } }).catch((error: unknown) => telemetry.error('scrapbook', error));
  }
};
