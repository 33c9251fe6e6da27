import { changesDueAt, mayMoveReview } from '@posy/shared-contracts/rules';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { changedNow, readStored, type WrittenStep } from '../stored-review';

/** Reviews of one round; the rest have the next one. */
const roundSize = 200;

/**
 * Withdraws reviews whose authors did not make the changes asked for in time: nobody sees them, and their authors may write
 * others. Answers how many.
 */
export const sweepUnchanged = async (firestore: Firestore, now: number): Promise<number> => {
  const due = await firestore
    .collection('reviews')
    .where('changesDue', '<=', Timestamp.fromMillis(now))
    .orderBy('changesDue')
    .limit(roundSize)
    .get();
  let gone = 0;
  for (const { ref } of due.docs)
    gone += await firestore.runTransaction(async (transaction) => {
      const document = await transaction.get(ref);
      const at: unknown = document.get('changesDue');
      // A moderator may have asked anew since the query.
      if (!(at instanceof Timestamp) || at.toMillis() > now) return 0;
      const review = readStored(document);
      const isLate =
        review !== null && changesDueAt(review) !== null && mayMoveReview('author', review.state, 'withdrawn');
      // The end of a request that was met is of no use any more, and would come up in each round.
      transaction.update(ref, { changesDue: FieldValue.delete() });
      if (!isLate) return 0;
      const step: WrittenStep = { state: 'withdrawn', at: Timestamp.fromMillis(now), by: null };
      transaction.update(ref, { state: 'withdrawn', log: FieldValue.arrayUnion(step), ...changedNow() });
      return 1;
    });
  return gone;
};
