import { reviewConstants } from '@posy/shared-contracts/constants';
import { photoIdOf } from '@posy/shared-contracts/entities';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { leavePhotos } from '../review-photos';
import { readStored } from '../stored-review';

const dayMs = 86_400_000;
/** Reviews of one round; the rest have the next one. */
const roundSize = 200;

/** Removes reviews of addresses that nobody confirmed: nobody ever saw them. Answers how many went. */
export const sweepUnconfirmed = async (firestore: Firestore, now: number): Promise<number> => {
  const due = await firestore
    .collection('reviews')
    .where('state', '==', 'unconfirmed')
    .where('createdAt', '<=', Timestamp.fromMillis(now - reviewConstants.confirmDays * dayMs))
    .orderBy('createdAt')
    .limit(roundSize)
    .get();
  let gone = 0;
  for (const { ref } of due.docs)
    gone += await firestore.runTransaction(async (transaction) => {
      const document = await transaction.get(ref);
      if (document.get('state') !== 'unconfirmed') return 0;
      const ids = (readStored(document)?.photos ?? []).flatMap(({ path }) => photoIdOf(path) ?? []);
      leavePhotos(firestore, transaction, { ids, now });
      transaction.delete(ref);
      return 1;
    });
  return gone;
};
