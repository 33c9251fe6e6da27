import { randomBytes } from 'node:crypto';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isOpenWedding } from '#documents/closed';
import { createPhotoRecord, photoOf, type PhotoRecord, photoRecordOf } from '#photos/photo-records';
import { type Household, plainReads, readHousehold } from '../households/household';
import { readUpload } from '../photos/read-upload';
import { Refusal } from '../refusal';
import { countGuestPhotos, guestPhotoOf, type PhotoServices, removePhotoBytes } from './stored/guest-photos';

/** The household of a link, as long as its wedding takes pictures, and as long as there is room. */
const requireRoom = async ({ firestore }: PhotoServices, token: string): Promise<Household> => {
  const household = await readHousehold(firestore, plainReads, token);
  if (!household.takesPhotos) throw new Refusal(409, 'photos-closed', 'The couple takes no pictures here.');
  const { ofWedding, ofHousehold } = await countGuestPhotos(firestore, household.weddingId, household.id);
  if (ofHousehold >= websiteConstants.mostHouseholdPhotos || ofWedding >= websiteConstants.mostGuestPhotos)
    throw new Refusal(409, 'photo-quota', 'That is as many pictures as can be kept.');
  return household;
};

/** Writes a document of a wedding's, as long as that stands. */
const create = (
  { firestore }: PhotoServices,
  weddingId: string,
  write: (transaction: Transaction) => void,
): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const wedding = await transaction.get(firestore.doc(`weddings/${weddingId}`));
    if (!isOpenWedding(wedding)) throw new Refusal(404, 'invitation-unknown', 'There is no such invitation.');
    write(transaction);
  });

/** Takes a picture that a guest sends by their household's link. Nobody but the couple sees it until they show it. */
export const takeGuestPhoto = async (context: PhotoServices, token: string, file: Buffer): Promise<void> => {
  const { firestore, photos, now } = context;
  const { weddingId, id: householdId } = await requireRoom(context, token);
  const { body, width, height } = await readUpload(file);
  const id = randomBytes(24).toString('base64url');
  const record: PhotoRecord = { purpose: 'guest', weddingId, ownerUid: null, reviewId: null, width, height };
  const createdAt = Timestamp.fromMillis(now());
  // The record first: bytes that no picture's document names are swept away by it.
  await create(context, weddingId, (transaction) =>
    createPhotoRecord(transaction, photoRecordOf(firestore, id), record, now()),
  );
  try {
    await photos.write(id, body);
    await create(context, weddingId, (transaction) => {
      const picture = { ...photoOf(id, record), householdId, state: 'new', createdAt };
      transaction.create(guestPhotoOf(firestore, weddingId, id), picture);
    });
  } catch (error) {
    await removePhotoBytes(context, id);
    throw error;
  }
};
