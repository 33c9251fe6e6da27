import { type SavedSearch } from '@posy/shared-contracts/endpoints';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';

/** Ids in one text: an array would be an entry of an index for each. */
const idsSchema = v.pipe(
  v.string(),
  v.transform((text) => new Set(text.split(' ').filter((id) => id !== ''))),
);

/** `savedSearches/{uid}_{id}`: a person's saved search. Only the backend reads and writes it. */
const storedSearchSchema = v.object({
  uid: v.string(),
  id: v.string(),
  name: v.string(),
  search: v.custom<SavedSearch>((value) => typeof value === 'object' && value !== null),
  /** Suppliers that fitted when it was saved or last viewed; null when there were too many. */
  known: v.nullable(idsSchema),
  /** Suppliers that letters have named since. */
  reported: idsSchema,
  createdAt: v.instance(Timestamp),
  /** Stored for an hour, so that the removal can be undone. */
  removedAt: v.optional(v.instance(Timestamp)),
});
export type StoredSearch = v.InferOutput<typeof storedSearchSchema>;

/** Milliseconds within which a removed search can be restored. */
export const backWithinMs = 3_600_000;

export const asText = (ids: Iterable<string>): string => [...ids].join(' ');

const all = (firestore: Firestore) => firestore.collection('savedSearches');

export const storedSearch = (firestore: Firestore, uid: string, id: string): DocumentReference =>
  all(firestore).doc(`${uid}_${id}`);

/** Query of a person's stored searches, including removed ones. */
export const storedSearches = (firestore: Firestore, uid: string): Query => all(firestore).where('uid', '==', uid);

/** Query of removed searches that can no longer be restored. */
export const removedSearches = (firestore: Firestore, now: number): Query =>
  all(firestore).where('removedAt', '<', Timestamp.fromMillis(now - backWithinMs));

/** Reads a stored search; null for none, one that was removed, and one that only a newer server understands. */
export const readStoredSearch = (snapshot: DocumentSnapshot): StoredSearch | null => {
  const read = v.safeParse(storedSearchSchema, snapshot.data());
  return read.success && read.output.removedAt === undefined ? read.output : null;
};

/**
 * `searchNews/{uid}`: time of the next check for a person who gets mail about new suppliers (`dueAt`), or the earliest
 * one if they turn it on (`restsUntil`).
 */
export const searchNews = (firestore: Firestore) => firestore.collection('searchNews');

export const getsSearchMail = (news: DocumentSnapshot): boolean => news.get('dueAt') instanceof Timestamp;
