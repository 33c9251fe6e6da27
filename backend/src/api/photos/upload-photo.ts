import { randomBytes } from 'node:crypto';
import { photoConstants } from '@posy/shared-contracts/constants';
import { atMost } from '#files/at-most';
import { PhotoFault } from '#photos/photo-fault';
import {
  countPhotosOf,
  createPhotoRecord,
  photoOf,
  type PhotoRecord,
  photoRecordOf,
  readPhotoRecord,
} from '#photos/photo-records';
import { readPhoto, type StoredPhoto } from '#photos/read-photo';
import { sniffPhoto } from '#photos/sniff-photo';
import { type ApiContext, type Call, caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { requirePhotoOwner } from './photo-owner';

/** Unpacking takes memory: two at a time, the others wait. */
const limited = atMost(2);

const faults = {
  'too-many-pixels': () => new Refusal(413, 'photo-too-many-pixels', 'This photo has too many pixels.'),
  unreadable: () => new Refusal(400, 'photo-unreadable', 'This photo could not be opened. It may be damaged.'),
};

const read = async (file: Buffer): Promise<StoredPhoto> => {
  const type = sniffPhoto(file);
  if (type === null) throw new Refusal(415, 'photo-type', 'Please choose a JPEG, PNG, WebP or HEIC photo.');
  try {
    return await limited(() => readPhoto(file, type));
  } catch (error) {
    throw error instanceof PhotoFault ? faults[error.reason]() : error;
  }
};

/** The wedding that the photo is for; null for a review's. Refuses who is no member, and a wedding that has its fill. */
const weddingOf = async ({ firestore }: ApiContext, call: Call<'uploadPhoto'>): Promise<string | null> => {
  if (call.body.purpose === 'review') return null;
  const { weddingId } = call.body;
  requirePhotoOwner(await firestore.doc(`weddings/${weddingId}`).get(), caller(call).uid, call.body.purpose);
  if ((await countPhotosOf(firestore, weddingId)) >= photoConstants.mostPerWedding)
    throw new Refusal(409, 'photo-quota', 'Your wedding has as many photos as we can keep. Please delete some first.');
  return weddingId;
};

/** Makes the record, of a photo of a wedding only if that still stands and its sender still belongs to it. */
const createRecord = (
  { firestore, now }: ApiContext,
  call: Call<'uploadPhoto'>,
  id: string,
  record: PhotoRecord,
): Promise<void> =>
  firestore.runTransaction(async (transaction) => {
    if (record.weddingId !== null) {
      const wedding = await transaction.get(firestore.doc(`weddings/${record.weddingId}`));
      requirePhotoOwner(wedding, caller(call).uid, record.purpose);
    }
    createPhotoRecord(transaction, photoRecordOf(firestore, id), record, now());
  });

/** Takes a photo. The id cannot be guessed: it is all that an `<img>` needs to show it (see register-photos). */
export const uploadPhoto: Handler<'uploadPhoto'> = async (context, call) => {
  const weddingId = await weddingOf(context, call);
  const { body, width, height } = await read(call.file);
  const id = randomBytes(24).toString('base64url');
  const record = {
    purpose: call.body.purpose,
    weddingId,
    ownerUid: call.identity?.uid ?? null,
    reviewId: null,
    width,
    height,
  };
  // The record first: what is never stored is swept away by it.
  await createRecord(context, call, id, record);
  try {
    await context.photos.write(id, body);
  } catch (error) {
    await photoRecordOf(context.firestore, id).delete();
    throw error;
  }
  // The wedding, or the photo, was deleted while it was written: nothing refers to the file any more.
  if ((await readPhotoRecord(context.firestore, id)) === null) await context.photos.remove(id);
  return photoOf(id, record);
};
