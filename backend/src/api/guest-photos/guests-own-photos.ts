import { type Report } from '@posy/shared-contracts/entities';
import { plainReads } from '#documents/reads';
import { readHousehold } from '../households/household';
import { takeReport } from '../moderation/take-report';
import { Refusal } from '../refusal';
import {
  guestPhotoOf,
  type PhotoServices,
  photosOfHousehold,
  readGuestPhoto,
  removeGuestPhoto,
  shownGuestPhotos,
  type StoredGuestPhoto,
} from './stored/guest-photos';

/** The pictures that a household sees: its own, and those that all guests see. */
export interface HouseholdPhotos {
  own: StoredGuestPhoto[];
  shown: StoredGuestPhoto[];
}

/** Reads the pictures that a household sees by its link. Pictures that moderators took away are nobody's any more. */
export const readHouseholdPhotos = async ({ firestore }: PhotoServices, token: string): Promise<HouseholdPhotos> => {
  const { id, weddingId } = await readHousehold(firestore, plainReads, token);
  const [own, shown] = await Promise.all([
    photosOfHousehold(firestore, weddingId, id),
    shownGuestPhotos(firestore, weddingId),
  ]);
  return { own: own.filter(({ state }) => state !== 'removed'), shown };
};

const gone = () => new Refusal(404, 'photo-unknown', 'There is no such photo.');

/** Deletes a picture that a household sent itself. One that is not there is as deleted as it can be. */
export const removeOwnGuestPhoto = async (context: PhotoServices, token: string, photoId: string): Promise<void> => {
  const { firestore } = context;
  const { id, weddingId } = await readHousehold(firestore, plainReads, token);
  const photo = readGuestPhoto(await guestPhotoOf(firestore, weddingId, photoId).get());
  if (photo === null) return;
  if (photo.householdId !== id) throw gone();
  await removeGuestPhoto(context, weddingId, photoId);
};

/** Reports a picture that all guests see to moderators, in the name of a household: guests have no account. */
export const reportGuestPhoto = async (
  { firestore, now }: PhotoServices,
  token: string,
  { photoId, reason }: { photoId: string; reason: Report['reason'] },
): Promise<void> => {
  const { id, weddingId } = await readHousehold(firestore, plainReads, token);
  await firestore.runTransaction(async (transaction) => {
    const photo = readGuestPhoto(await transaction.get(guestPhotoOf(firestore, weddingId, photoId)));
    if (photo?.state !== 'shown') throw gone();
    const about = { kind: 'guest-photo' as const, id: photoId, within: weddingId };
    const by = `household:${weddingId}:${id}`;
    await takeReport({ firestore, transaction, now: now() }, { about, reason, words: '', by });
  });
};
