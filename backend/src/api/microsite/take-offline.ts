import { type DocumentReference, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { publicationOf } from './publication';

/** Takes a published website off the web, in a transaction. Its draft stays, and its addresses stay the wedding's own. */
export const takeOffline = (
  firestore: Firestore,
  transaction: Transaction,
  { weddingId, site }: { weddingId: string; site: DocumentReference },
): void => {
  transaction.delete(publicationOf(firestore, weddingId));
  transaction.update(site, { slug: null, published: false, updatedAt: FieldValue.serverTimestamp() });
};
