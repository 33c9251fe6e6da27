import { mayEditReview, mayMoveReview } from '@posy/shared-contracts/rules';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { changedNow, readStored, type WrittenStep } from './stored-review';

/**
 * Withdraws reviews whose authors did not make the changes asked for in time: nobody sees them, and their authors may write
 * others. Answers how many.
 */
export const sweepUnchanged = async (firestore: Firestore, now: number): Promise<number> => {
  const asked = await firestore.collection('reviews').where('state', '==', 'changes-asked').get();
  let gone = 0;
  for (const { ref } of asked.docs)
    gone += await firestore.runTransaction(async (transaction) => {
      const review = readStored(await transaction.get(ref));
      if (review === null || mayEditReview(review, now) || !mayMoveReview('author', review.state, 'withdrawn'))
        return 0;
      const step: WrittenStep = { state: 'withdrawn', at: Timestamp.fromMillis(now), by: null };
      transaction.update(ref, { state: 'withdrawn', log: FieldValue.arrayUnion(step), ...changedNow() });
      return 1;
    });
  return gone;
};
