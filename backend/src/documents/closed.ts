import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';

/**
 * The tombstone of a deleted wedding: it holds only that the id was used, and nothing of the couple. `firestore.rules`
 * checks it before a wedding is created, so that no id is ever given twice.
 */
export const closedWedding = (firestore: Firestore, weddingId: string): DocumentReference =>
  firestore.doc(`closedWeddings/${weddingId}`);

/**
 * The tombstone of a deleted account: it holds only that the uid was used. A token may outlive the account by an hour.
 */
export const closedAccount = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.doc(`closedAccounts/${uid}`);

/** Returns true when people can still plan with a wedding: it exists and is not about to be deleted. */
export const isOpenWedding = (wedding: DocumentSnapshot): boolean =>
  wedding.exists && wedding.get('closedAt') === undefined;
