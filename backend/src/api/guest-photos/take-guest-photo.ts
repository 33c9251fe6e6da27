import { randomBytes } from 'node:crypto';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isOpenWedding } from '#documents/closed';
import { inTurn } from '#documents/in-turn';
import { plainReads, type Reads } from '#documents/reads';
import { createPhotoRecord, photoOf, type PhotoRecord, photoRecordOf } from '#photos/photo-records';
import { type Household, readHousehold } from '../households/household';
import { readUpload } from '../photos/read-upload';
import { Refusal } from '../refusal';
import { countGuestPhotos, guestPhotoOf, type PhotoServices, removePhotoBytes } from './stored/guest-photos';

/** The household of a link, as long as its wedding takes pictures, and as long as there is room. */
const requireRoom = async (firestore: Firestore, reads: Reads, token: string): Promise<Household> => {
  const household = await readHousehold(firestore, reads, token);
  if (!household.takesPhotos) throw new Refusal(409, 'photos-closed', 'The couple takes no pictures here.');
  const { ofWedding, ofHousehold } = await countGuestPhotos(firestore, reads, household);
  if (ofHousehold >= websiteConstants.mostHouseholdPhotos || ofWedding >= websiteConstants.mostGuestPhotos)
    throw new Refusal(409, 'photo-quota', 'That is as many pictures as can be kept.');
  return household;
};

/** Writes a picture's record, as long as its wedding stands. */
const createRecord = (
  { firestore, now }: PhotoServices,
  id: string,
  record: PhotoRecord & { weddingId: string },
): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    const wedding = await transaction.get(firestore.doc(`weddings/${record.weddingId}`));
    if (!isOpenWedding(wedding)) throw new Refusal(404, 'invitation-unknown', 'There is no such invitation.');
    createPhotoRecord(transaction, photoRecordOf(firestore, id), record, now());
  });

/** Takes a picture that a guest sends by their household's link. Nobody but the couple sees it until they show it. */
export const takeGuestPhoto = async (context: PhotoServices, token: string, file: Buffer): Promise<void> => {
  const { firestore, photos, now } = context;
  // Refused before it costs anything; where it counts, it is looked at again.
  const { weddingId } = await requireRoom(firestore, plainReads, token);
  const { body, width, height } = await readUpload(file);
  const id = randomBytes(24).toString('base64url');
  const record = { purpose: 'guest' as const, weddingId, ownerUid: null, reviewId: null, width, height };
  // The record first: bytes that no picture's document names are swept away by it.
  await createRecord(context, id, record);
  try {
    await photos.write(id, body);
    await inTurn(firestore, weddingId, async (transaction) => {
      const { id: householdId } = await requireRoom(firestore, transaction, token);
      const createdAt = Timestamp.fromMillis(now());
      const picture = { ...photoOf(id, record), householdId, state: 'new', createdAt };
      transaction.create(guestPhotoOf(firestore, weddingId, id), picture);
    });
  } catch (error) {
    await removePhotoBytes(context, id);
    throw error;
  }
};
