import { isReviewOver } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';

/** States of a review that the supplier sees. */
const seen: readonly unknown[] = ['published', 'disputed'];

/** Weddings with a review of the supplier: all of them, and those whose review the supplier sees. */
export interface ReviewsOfSupplier {
  written: ReadonlySet<string>;
  seen: ReadonlySet<string>;
}

export const reviewsOfSupplier = async (firestore: Firestore, supplierId: string): Promise<ReviewsOfSupplier> => {
  const reviews = firestore.collection('reviews').where('supplierId', '==', supplierId);
  const { docs } = await reviews.select('state', 'private.wedding').get();
  const weddingsWith = (isMeant: (state: unknown) => boolean): ReadonlySet<string> =>
    new Set(docs.flatMap((review) => (isMeant(review.get('state')) ? [String(review.get('private.wedding'))] : [])));
  return {
    written: weddingsWith((state) => !isReviewOver(String(state))),
    seen: weddingsWith((state) => seen.includes(state)),
  };
};
