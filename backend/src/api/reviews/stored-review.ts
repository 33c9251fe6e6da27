import { type ModerationStep, storedReviewSchema } from '@posy/shared-contracts/entities';
import { type Firestore, type Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type PublicReview } from '#catalogue/review-record';
import { plain } from '#documents/plain';

/** A step of the moderation as it is written; `by` is null for the review's own sending. */
export type WrittenStep = Omit<ModerationStep, 'at'> & { at: Timestamp };

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
    const { state: _state, log: _log, reply, ...review } = read.output;
    const shown = reply === null ? null : { body: reply.body, createdAt: reply.createdAt };
    return [{ ...review, id: document.id, type: 'review' as const, reply: shown }];
  });
  return reviews.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};
