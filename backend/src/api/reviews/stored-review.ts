import { reviewStates } from '@posy/shared-contracts/entities';
import { type Firestore, type Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type PublicReview } from '../../catalogue/types';
import { plain } from '../plain';

const stars = v.picklist([1, 2, 3, 4, 5]);

/**
 * `reviews/{id}`: a review as it was sent, with its state in the moderation and the log of that. Clients neither read
 * nor write it: it has the author's e-mail. Source: S7-review-save-01; design decisions, "Reviews".
 */
const storedReviewSchema = v.object({
  supplierId: v.string(),
  state: v.picklist(reviewStates),
  stars,
  title: v.string(),
  body: v.string(),
  name: v.string(),
  from: v.string(),
  dateWedding: v.string(),
  bookedThroughPosy: v.boolean(),
  photos: v.array(v.object({ path: v.string(), portrait: v.boolean() })),
  createdAt: v.string(),
});

/** One step of the moderation: to which state, when, and by whose uid; null is the review's own sending. */
export interface ModerationStep {
  state: (typeof reviewStates)[number];
  at: Timestamp;
  by: string | null;
}

/** Published reviews of a supplier beside the catalogue's own, newest first, without anything of their authors' accounts. */
export const publishedReviews = async (firestore: Firestore, supplierId: string): Promise<PublicReview[]> => {
  const found = await firestore
    .collection('reviews')
    .where('supplierId', '==', supplierId)
    .where('state', '==', 'published')
    .get();
  const reviews = found.docs.flatMap((document) => {
    const read = v.safeParse(storedReviewSchema, plain(document.data()));
    if (!read.success) return [];
    const { state: _state, ...review } = read.output;
    return [{ ...review, id: document.id, type: 'review' as const, reply: null }];
  });
  return reviews.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};
