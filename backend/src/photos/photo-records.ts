import { type AccessArea, type PhotoPurpose, photoPurposes, type UploadedPhoto } from '@posy/shared-contracts/entities';
import { type DocumentReference, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { closedWedding } from '../documents/closed';
import { type Reads } from '../documents/reads';

/** `photos/{id}`: what the backend knows of a photo. Clients neither read nor write it. */
const recordSchema = v.object({
  purpose: v.picklist(photoPurposes),
  /** Null for a review's. */
  weddingId: v.nullable(v.string()),
  /** Uid of the uploader; null when signed out. */
  ownerUid: v.nullable(v.string()),
  /** The review that has it. */
  reviewId: v.nullable(v.string()),
  width: v.number(),
  height: v.number(),
});
export type PhotoRecord = v.InferOutput<typeof recordSchema>;

/** The area of a wedding whose members store such photos; null: who may edit the profile. A review's are of no wedding. */
export const photoAreas = {
  note: 'notes',
  website: 'website',
  guest: 'guests',
  profile: null,
  review: null,
} as const satisfies Record<PhotoPurpose, AccessArea | null>;

const dayMs = 86_400_000;

/** Delay until the first check for a document that names the photo: a note written offline has a week to arrive. */
const firstCheckMs: Record<PhotoRecord['purpose'], number> = {
  note: 7 * dayMs,
  profile: 7 * dayMs,
  website: 7 * dayMs,
  guest: dayMs,
  review: dayMs,
};

/** The record of a photo. */
export const photoRecordOf = (firestore: Firestore, id: string): DocumentReference => firestore.doc(`photos/${id}`);

/** Reads a record; null when there is no such photo. */
export const readPhotoRecord = async (firestore: Firestore, id: string): Promise<PhotoRecord | null> => {
  const snapshot = await photoRecordOf(firestore, id).get();
  return snapshot.exists ? v.parse(recordSchema, snapshot.data()) : null;
};

/** Writes the record of a new photo. */
export const createPhotoRecord = (
  transaction: Transaction,
  reference: DocumentReference,
  record: PhotoRecord,
  now: number,
): void => {
  transaction.create(reference, {
    ...record,
    createdAt: Timestamp.fromMillis(now),
    checkAt: Timestamp.fromMillis(now + firstCheckMs[record.purpose]),
  });
};

/**
 * Returns true when a photo belongs to a deleted wedding: it is served to nobody from that moment, though its removal
 * takes a while.
 */
export const isOfClosedWedding = async (firestore: Firestore, id: string): Promise<boolean> => {
  const weddingId: unknown = (await photoRecordOf(firestore, id).get()).get('weddingId');
  return typeof weddingId === 'string' && (await closedWedding(firestore, weddingId).get()).exists;
};

/** Photos that a wedding's people store; those of its guests have a number of their own. */
const ownPurposes = photoPurposes.filter((purpose) => purpose !== 'guest' && purpose !== 'review');

/** Returns the number of a wedding's photos, without those that its guests sent. */
export const countPhotosOf = async (firestore: Firestore, reads: Reads, weddingId: string): Promise<number> => {
  const all = firestore.collection('photos').where('weddingId', '==', weddingId);
  return (await reads.get(all.where('purpose', 'in', ownPurposes).count())).data().count;
};

/** A photo as documents and screens have it. */
export const photoOf = (id: string, { width, height }: Pick<PhotoRecord, 'width' | 'height'>): UploadedPhoto => ({
  path: `/photos/${id}`,
  width,
  height,
  portrait: height > width,
});
