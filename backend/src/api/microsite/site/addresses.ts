import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';

/** The website document of a wedding. */
export const siteOf = (firestore: Firestore, weddingId: string): DocumentReference =>
  firestore.doc(`weddings/${weddingId}/website/site`);

/** The document that says which wedding has an address. Clients can neither read nor write it. */
export const addressOf = (firestore: Firestore, slug: string): DocumentReference => firestore.doc(`websites/${slug}`);

/** Every address that a wedding ever had: they stay its own, and lead to the one that it has now. */
export const addressesOf = (firestore: Firestore, weddingId: string): Query =>
  firestore.collection('websites').where('weddingId', '==', weddingId);

/** The address that a website has now, if it is really its own. */
export const ownAddress = async (
  firestore: Firestore,
  transaction: Transaction,
  site: DocumentSnapshot,
  weddingId: string,
): Promise<DocumentReference | null> => {
  const slug: unknown = site.get('slug');
  if (typeof slug !== 'string' || slug === '') return null;
  const address = await transaction.get(addressOf(firestore, slug));
  return address.get('weddingId') === weddingId ? address.ref : null;
};
