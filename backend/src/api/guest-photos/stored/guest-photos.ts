import { type GuestPhoto, guestPhotoSchema } from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type ApiContext } from '#api/handler';
import { plain } from '#documents/plain';
import { type Reads } from '#documents/reads';
import { photoRecordOf } from '#photos/photo-records';

/** A guest's picture with the id of its photo. */
export interface StoredGuestPhoto extends GuestPhoto {
  id: string;
}

const guestPhotosOf = (firestore: Firestore, weddingId: string) =>
  firestore.collection(`weddings/${weddingId}/guestPhotos`);

export const guestPhotoOf = (firestore: Firestore, weddingId: string, id: string): DocumentReference =>
  guestPhotosOf(firestore, weddingId).doc(id);

/** Reads a picture; null where there is none, or one that cannot be read. */
export const readGuestPhoto = (stored: DocumentSnapshot): StoredGuestPhoto | null => {
  const read = v.safeParse(guestPhotoSchema, plain(stored.data()));
  return read.success ? { ...read.output, id: stored.id } : null;
};

const readAll = async (query: Query): Promise<StoredGuestPhoto[]> =>
  (await query.get()).docs
    .flatMap((stored) => readGuestPhoto(stored) ?? [])
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));

/** The pictures of a household, the newest first. */
export const photosOfHousehold = (firestore: Firestore, weddingId: string, householdId: string) =>
  readAll(guestPhotosOf(firestore, weddingId).where('householdId', '==', householdId));

/** The pictures that all guests see, the newest first. */
export const shownGuestPhotos = (firestore: Firestore, weddingId: string) =>
  readAll(guestPhotosOf(firestore, weddingId).where('state', '==', 'shown'));

/** Every picture that moderators did not take away, the newest first. */
export const allGuestPhotos = async (firestore: Firestore, weddingId: string): Promise<StoredGuestPhoto[]> =>
  (await readAll(guestPhotosOf(firestore, weddingId))).filter(({ state }) => state !== 'removed');

/** The numbers of a wedding's pictures, and of a household's among them. */
export const countGuestPhotos = async (
  firestore: Firestore,
  reads: Reads,
  { weddingId, id }: { weddingId: string; id: string },
) => {
  const all = guestPhotosOf(firestore, weddingId);
  const counted = await Promise.all(
    [all, all.where('householdId', '==', id)].map((photos) => reads.get(photos.count())),
  );
  const [ofWedding = 0, ofHousehold = 0] = counted.map((one) => one.data().count);
  return { ofWedding, ofHousehold };
};

/** Services that guests' pictures need. */
export type PhotoServices = Pick<ApiContext, 'firestore' | 'photos' | 'now'>;

/** Deletes a picture's bytes with their record; nobody can see it any more. */
export const removePhotoBytes = async (
  { firestore, photos }: Pick<ApiContext, 'firestore' | 'photos'>,
  id: string,
): Promise<void> => {
  await photos.remove(id);
  await photoRecordOf(firestore, id).delete();
};

/** Deletes a picture for good. */
export const removeGuestPhoto = async (
  context: Pick<ApiContext, 'firestore' | 'photos'>,
  weddingId: string,
  id: string,
): Promise<void> => {
  await removePhotoBytes(context, id);
  await guestPhotoOf(context.firestore, weddingId, id).delete();
};
