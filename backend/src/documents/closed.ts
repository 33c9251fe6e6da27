import { type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';

/**
 * What stays of a deleted wedding: that its id was used. `firestore.rules` asks for it before a wedding is made, so that no
 * id is ever given twice. It has nothing of the couple.
 */
export const closedWedding = (firestore: Firestore, weddingId: string): DocumentReference =>
  firestore.doc(`closedWeddings/${weddingId}`);

/** What stays of a deleted account: that its uid was used. A token may outlive the account by an hour. */
export const closedAccount = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.doc(`closedAccounts/${uid}`);

/** Whether a wedding's document is one that people still plan with: not missing, and not about to be deleted. */
export const isStanding = (wedding: DocumentSnapshot): boolean =>
  wedding.exists && wedding.get('closedAt') === undefined;
