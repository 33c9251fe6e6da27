import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { photoOf, photoRecordOf, readPhotoRecord } from '#photos/photo-records';
import { Refusal } from '../refusal';
import { type CheckedFeedback } from './check-feedback';

/**
 * The author's uploads, upright size and all as the server knows them, with their author's words for them. Refuses those of
 * others, and those of another review.
 */
export const photosOf = async (
  firestore: Firestore,
  photos: CheckedFeedback['photos'],
  { uid, reviewId }: { uid: string | undefined; reviewId: string | null },
) =>
  Promise.all(
    photos.map(async ({ id, alt }) => {
      const record = await readPhotoRecord(firestore, id);
      const isOwn = record?.purpose === 'review' && record.reviewId !== null && record.reviewId === reviewId;
      const isFree =
        record?.purpose === 'review' &&
        record.reviewId === null &&
        (record.ownerUid === null || record.ownerUid === uid);
      if (record === null || !(isOwn || isFree))
        throw new Refusal(400, 'review-photos', 'One of the photos is not there any more. Please choose it again.');
      return { ...photoOf(id, record), ...(alt !== '' && { alt }) };
    }),
  );

/** Says of photos that a review has them. */
export const holdPhotos = (
  firestore: Firestore,
  transaction: Transaction,
  { ids, reviewId }: { ids: readonly string[]; reviewId: string },
): void => {
  for (const id of ids) transaction.update(photoRecordOf(firestore, id), { reviewId, checkAt: FieldValue.delete() });
};

/** Says of photos that no review has them any more: the next sweep takes them away. */
export const leavePhotos = (
  firestore: Firestore,
  transaction: Transaction,
  { ids, now }: { ids: readonly string[]; now: number },
): void => {
  for (const id of ids)
    transaction.set(
      photoRecordOf(firestore, id),
      { reviewId: null, checkAt: Timestamp.fromMillis(now) },
      { merge: true },
    );
};
