import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type FileStore } from '#files/file-store';
import { evidenceFileId } from '../supplier/evidence';

/** Reviews of one reading. */
const roundSize = 200;

const isOver = (review: DocumentSnapshot): boolean =>
  review.get('state') !== 'disputed' &&
  review.get('private.undo') === undefined &&
  review.get('private.evidence') !== undefined;

/**
 * Deletes the files of disputes that are decided, once the decision can no longer be undone, and of reviews that left. Answers
 * how many went. The file goes first: a review names it for the next round where it could not be deleted.
 */
export const sweepEvidence = async (firestore: Firestore, files: FileStore, now: number): Promise<number> => {
  const query = firestore
    .collection('reviews')
    .where('private.evidence.at', '<=', Timestamp.fromMillis(now))
    .orderBy('private.evidence.at')
    .limit(roundSize);
  let gone = 0;
  // Disputes that are still open stand before decided ones, however many they are.
  for (let page = await query.get(); ; page = await query.startAfter(page.docs.at(-1)).get()) {
    for (const { id, ref } of page.docs) {
      if (!isOver(await ref.get())) continue;
      await files.remove(evidenceFileId(id));
      const isMine = await firestore.runTransaction(async (transaction) => {
        if ((await transaction.get(ref)).get('private.evidence') === undefined) return false;
        transaction.update(ref, { 'private.evidence': FieldValue.delete() });
        return true;
      });
      if (isMine) gone += 1;
    }
    if (page.size < roundSize) return gone;
  }
};
