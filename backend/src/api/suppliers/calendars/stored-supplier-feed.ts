import { instantSchema } from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { hashOf } from '#api/secret';
import { plain } from '#documents/plain';

const storedSchema = v.object({
  supplierId: v.string(),
  market: v.picklist(['uk', 'ie', 'us', 'de', 'fr']),
  /** The person who made the link: it is valid while they speak for the supplier. */
  uid: v.string(),
  createdAt: instantSchema,
});
/** `supplierFeeds/{hash of the secret}`, written and read by the backend only. */
export type StoredSupplierFeed = v.InferOutput<typeof storedSchema>;

/** Reference of the feed of a secret: it is stored under the secret's hash, so that the database alone opens nothing. */
export const supplierFeedReference = (firestore: Firestore, secret: string): DocumentReference =>
  firestore.doc(`supplierFeeds/${hashOf(secret)}`);

/** The links that a person has to a supplier's days: one at most, but for a moment. */
export const supplierFeedsOf = (firestore: Firestore, supplierId: string, uid: string) =>
  firestore.collection('supplierFeeds').where('supplierId', '==', supplierId).where('uid', '==', uid);

/** Reads a stored feed; null when there is none. */
export const readStoredFeed = (snapshot: DocumentSnapshot): StoredSupplierFeed | null => {
  const read = v.safeParse(storedSchema, plain(snapshot.data()));
  return read.success ? read.output : null;
};
