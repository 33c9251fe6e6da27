import { type Wedding } from '@posy/shared-contracts/entities';
import { mayView } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import { attachmentsOf, readAttachment } from '#attachments/attachment-records';
import { contractsOf, readContract } from '#attachments/contract-records';
import { type ExportFile } from '#exports/write-archive';
import { type FileStore } from '#files/file-store';
import { photoAreas } from '#photos/photo-records';
import { ownConversations } from './export-parts';

interface Stores {
  firestore: Firestore;
  photos: FileStore;
  attachments: FileStore;
}

const endingOf = ({ type }: { type: string }): string => (type === 'application/pdf' ? 'pdf' : 'webp');

const photosOf = ({ firestore }: Pick<Stores, 'firestore'>, weddingId: string) =>
  firestore.collection('photos').where('weddingId', '==', weddingId);

const maySee = (purpose: unknown, wedding: Wedding, uid: string): boolean => {
  const area = purpose === 'note' || purpose === 'website' || purpose === 'guest' ? photoAreas[purpose] : null;
  return area === null || mayView(wedding, uid, area);
};

/**
 * Photos of a wedding as files of an export: photos of notes, the website and guests only for members who may view those.
 * They are stored as WebP.
 */
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
      return [{ path: `attachments/${document.id}.${endingOf(record)}`, read: () => attachments.read(document.id) }];
    });
};

/** The wedding's stored contracts, for members who may view its suppliers. */
export const contractFiles = async (
  { firestore, attachments }: Pick<Stores, 'firestore' | 'attachments'>,
  { id, wedding, uid }: { id: string; wedding: Wedding; uid: string },
): Promise<ExportFile[]> => {
  if (!mayView(wedding, uid, 'suppliers')) return [];
  const found = await contractsOf(firestore, id).get();
  return found.docs.flatMap((document) => {
    const record = readContract(document);
    if (record === null) return [];
    return [{ path: `contracts/${document.id}.${endingOf(record)}`, read: () => attachments.read(document.id) }];
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
