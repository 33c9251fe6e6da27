import { createHash } from 'node:crypto';
import { isReviewOver } from '@posy/shared-contracts/rules';
import { type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { Refusal } from '../refusal';

/** The author of a review: each has one per supplier. */
export type Author = { wedding: string } | { uid: string } | { email: string };

/** `reviewPlaces/{id}`: which review an author has of a supplier. Backend only. */
const placeOf = (firestore: Firestore, supplierId: string, author: Author): DocumentReference => {
  const name = Object.entries(author).map(([kind, value]) => `${kind}:${String(value).trim().toLowerCase()}`);
  const hash = createHash('sha256')
    .update([supplierId, ...name].join('\n'))
    .digest('base64url');
  return firestore.doc(`reviewPlaces/${hash}`);
};

/**
 * Looks, within a transaction, whether an author may have this review of a supplier, and answers what takes the place: to
 * be called once the transaction reads no more. Refuses a second one.
 */
export const preparePlace = async (
  transaction: Transaction,
  reference: DocumentReference,
  { supplierId, author }: { supplierId: string; author: Author },
): Promise<() => void> => {
  const { firestore } = reference;
  const place = placeOf(firestore, supplierId, author);
  const held: unknown = (await transaction.get(place)).get('reviewId');
  if (typeof held === 'string' && held !== reference.id) {
    const other = await transaction.get(firestore.doc(`reviews/${held}`));
    if (other.exists && !isReviewOver(String(other.get('state'))))
      throw new Refusal(409, 'review-exists', 'You have written about this supplier already.');
  }
  return () => void transaction.set(place, { reviewId: reference.id });
};
