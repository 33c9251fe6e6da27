import { type Wedding } from '@posy/shared-contracts/entities';
import { mayView } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import { type PhotoStore } from '#photos/photo-store';
import { type ExportFile } from './write-archive';

interface Stores {
  firestore: Firestore;
  photos: PhotoStore;
}

const photosOf = ({ firestore }: Stores, weddingId: string) =>
  firestore.collection('photos').where('weddingId', '==', weddingId);

/** A wedding's photos as files of an export: those of notes for who may see notes. They are stored as WebP. */
export const photoFiles = async (
  stores: Stores,
  { id, wedding, uid }: { id: string; wedding: Wedding; uid: string },
): Promise<ExportFile[]> => {
  const found = await photosOf(stores, id).get();
  const visible = found.docs.filter((photo) => photo.get('purpose') !== 'note' || mayView(wedding, uid, 'notes'));
  return visible.map((photo) => ({ path: `photos/${photo.id}.webp`, read: () => stores.photos.read(photo.id) }));
};

/** Deletes a wedding's photos, each with its record. */
export const removePhotosOf = async (stores: Stores, weddingId: string): Promise<void> => {
  for (const { id, ref } of (await photosOf(stores, weddingId).get()).docs) {
    await stores.photos.remove(id);
    await ref.delete();
  }
};
