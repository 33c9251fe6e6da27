import { type Wedding } from '@posy/shared-contracts/entities';
import { mayView } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import { type FileStore } from '#files/file-store';
import { photoAreas } from '#photos/photo-records';
import { attachmentsOf, readAttachment } from '#attachments/attachment-records';
import { ownConversations } from './export-parts';
import { type ExportFile } from './write-archive';

interface Stores {
  firestore: Firestore;
  photos: FileStore;
  attachments: FileStore;
}

const photosOf = ({ firestore }: Pick<Stores, 'firestore'>, weddingId: string) =>
  firestore.collection('photos').where('weddingId', '==', weddingId);

const maySee = (purpose: unknown, wedding: Wedding, uid: string): boolean => {
  const area = purpose === 'note' || purpose === 'website' ? photoAreas[purpose] : null;
  return area === null || mayView(wedding, uid, area);
};

/** A wedding's photos as files of an export: those of notes and the website for who may see those. They are stored as WebP. */
export const photoFiles = async (
  stores: Stores,
  { id, wedding, uid }: { id: string; wedding: Wedding; uid: string },
): Promise<ExportFile[]> => {
  const found = await photosOf(stores, id).get();
  const visible = found.docs.filter((photo) => maySee(photo.get('purpose'), wedding, uid));
  return visible.map((photo) => ({ path: `photos/${photo.id}.webp`, read: () => stores.photos.read(photo.id) }));
};

/** Files of the person's conversations in this wedding, as they were sent. */
export const attachmentFiles = async (
  { firestore, attachments }: Stores,
  { id, wedding, uid }: { id: string; wedding: Wedding; uid: string },
): Promise<ExportFile[]> => {
  if (!mayView(wedding, uid, 'inbox')) return [];
  const own = await ownConversations(firestore, id, uid).select().get();
  const found = await Promise.all(own.docs.map((conversation) => attachmentsOf(firestore, conversation.id).get()));
  return found
    .flatMap(({ docs }) => docs)
    .flatMap((document) => {
      const record = readAttachment(document);
      if (record === null || (record.messageId === null && record.ownerUid !== uid)) return [];
      const ending = record.type === 'application/pdf' ? 'pdf' : 'webp';
      return [{ path: `attachments/${document.id}.${ending}`, read: () => attachments.read(document.id) }];
    });
};

/** Deletes a wedding's photos, each with its record. */
export const removePhotosOf = async (
  stores: Pick<Stores, 'firestore' | 'photos'>,
  weddingId: string,
): Promise<void> => {
  for (const { id, ref } of (await photosOf(stores, weddingId).get()).docs) {
    await stores.photos.remove(id);
    await ref.delete();
  }
};
