import { type PhotoRecord, photoRecordOf, readPhotoRecord } from '#photos/photo-records';
import { removeGuestPhoto } from '../guest-photos/stored/guest-photos';
import { type ApiContext, type Call, caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { requirePhotoOwner } from './photo-owner';

const requireOwnReviewPhoto = ({ ownerUid, reviewId }: PhotoRecord, { identity }: Call<'deletePhoto'>): void => {
  if (reviewId !== null) throw new Refusal(409, 'photo-in-review', 'This photo belongs to a review that was sent.');
  // A photo uploaded without an account may be deleted by anybody who knows its id: only the uploader was given it.
  if (ownerUid !== null && ownerUid !== identity?.uid)
    throw new Refusal(403, 'not-yours', 'Only who uploaded this photo may delete it.');
};

const requireRight = async ({ firestore }: ApiContext, record: PhotoRecord, call: Call<'deletePhoto'>) => {
  if (record.weddingId === null) return requireOwnReviewPhoto(record, call);
  const wedding = await firestore.doc(`weddings/${record.weddingId}`).get();
  requirePhotoOwner(wedding, caller(call).uid, record.purpose);
};

/** Deletes a photo for good. One that is not there is as deleted as it can be. */
export const deletePhoto: Handler<'deletePhoto'> = async (context, call) => {
  const { id } = call.params;
  const record = await readPhotoRecord(context.firestore, id);
  if (record === null) return {};
  await requireRight(context, record, call);
  if (record.purpose === 'guest' && record.weddingId !== null) {
    await removeGuestPhoto(context, record.weddingId, id);
    return {};
  }
  await context.photos.remove(id);
  await photoRecordOf(context.firestore, id).delete();
  return {};
};
