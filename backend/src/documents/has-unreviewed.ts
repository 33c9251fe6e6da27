import { isReviewOver } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';

/** Returns true when a wedding has a booked supplier without a review from its members. */
export const hasUnreviewed = async (firestore: Firestore, weddingId: string): Promise<boolean> => {
  const [booked, written] = await Promise.all([
    firestore.collection(`weddings/${weddingId}/suppliers`).where('booked', '==', true).select().get(),
    firestore.collection('reviews').where('private.wedding', '==', weddingId).select('supplierId', 'state').get(),
  ]);
  const done = written.docs.filter((review) => !isReviewOver(String(review.get('state'))));
  const reviewed = new Set(done.map((review) => String(review.get('supplierId'))));
  return booked.docs.some(({ id }) => !reviewed.has(id));
};
