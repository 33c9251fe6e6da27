import { randomBytes } from 'node:crypto';
import { photoConstants } from '@posy/shared-contracts/constants';
import { type Firestore, type Transaction } from 'firebase-admin/firestore';
import { inTurn } from '#documents/in-turn';
import { plainReads, type Reads } from '#documents/reads';
import {
  countPhotosOf,
  createPhotoRecord,
  photoOf,
  type PhotoRecord,
  photoRecordOf,
  readPhotoRecord,
} from '#photos/photo-records';
import { type ApiContext, type Call, caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { requirePhotoOwner } from './photo-owner';
import { readUpload } from './read-upload';

const requireRoom = async (firestore: Firestore, reads: Reads, weddingId: string): Promise<void> => {
  if ((await countPhotosOf(firestore, reads, weddingId)) >= photoConstants.mostPerWedding)
    throw new Refusal(409, 'photo-quota', 'Your wedding has as many photos as we can keep. Please delete some first.');
};

/** The wedding that the photo is for; null for a review's. Refuses who is no member, and a wedding that has its fill. */
const weddingOf = async ({ firestore }: ApiContext, call: Call<'uploadPhoto'>): Promise<string | null> => {
  if (call.body.purpose === 'review') return null;
  const { weddingId } = call.body;
  requirePhotoOwner(await firestore.doc(`weddings/${weddingId}`).get(), caller(call).uid, call.body.purpose);
  await requireRoom(firestore, plainReads, weddingId);
  return weddingId;
};

/** Makes the record, of a photo of a wedding only if that still stands and has room, and its sender still belongs to it. */
const createRecord = (
  { firestore, now }: ApiContext,
  call: Call<'uploadPhoto'>,
  id: string,
  record: PhotoRecord,
): Promise<void> => {
  const create = (transaction: Transaction): void =>
    createPhotoRecord(transaction, photoRecordOf(firestore, id), record, now());
  const { weddingId, purpose } = record;
  if (weddingId === null) return firestore.runTransaction(async (transaction) => create(transaction));
  return inTurn(firestore, weddingId, async (transaction) => {
    requirePhotoOwner(await transaction.get(firestore.doc(`weddings/${weddingId}`)), caller(call).uid, purpose);
    await requireRoom(firestore, transaction, weddingId);
    create(transaction);
  });
};

/** Takes a photo. The id cannot be guessed: it is all that an `<img>` needs to show it (see register-photos). */
export const uploadPhoto: Handler<'uploadPhoto'> = async (context, call) => {
  const weddingId = await weddingOf(context, call);
  const { body, width, height } = await readUpload(call.file);
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
