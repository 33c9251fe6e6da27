import { calendarParts, instantSchema } from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { hashOf } from '../secret';

const storedSchema = v.object({
  weddingId: v.string(),
  parts: v.array(v.picklist(calendarParts)),
  market: v.picklist(['uk', 'ie', 'us', 'de', 'fr']),
  /** Creator of the link: the feed shows what this person may view, for as long as they may. */
  madeBy: v.object({ uid: v.string(), name: v.string() }),
  createdAt: instantSchema,
});
/** `calendarFeeds/{hash of the secret}`, written and read by the backend only. */
export type StoredFeed = v.InferOutput<typeof storedSchema>;

/** Bytes of a link's secret: 256 bits. */
export const secretBytes = 32;

/**
 * Reference of the feed with this secret. Feeds are stored under the secret's hash, so the duration of a look-up
 * reveals nothing about the secret.
 */
export const feedReference = (firestore: Firestore, secret: string): DocumentReference =>
  firestore.doc(`calendarFeeds/${hashOf(secret)}`);

/** The links of a wedding. There is one at most, but for the moment in which two people make one each. */
export const feedsOf = (firestore: Firestore, weddingId: string) =>
  firestore.collection('calendarFeeds').where('weddingId', '==', weddingId);

/** Reads a stored feed; null when there is none. */
export const readFeed = (snapshot: DocumentSnapshot): StoredFeed | null => {
  const read = v.safeParse(storedSchema, plain(snapshot.data()));
  return read.success ? read.output : null;
};

/** Takes every link of a wedding away. */
export const removeCalendarFeeds = async (firestore: Firestore, weddingId: string): Promise<void> => {
  for (const { ref } of (await feedsOf(firestore, weddingId).get()).docs) await ref.delete();
};
