import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type FileStore } from '#files/file-store';
import { evidenceFileId } from '../supplier/evidence';

/** Reviews of one round; the rest have the next one. */
const roundSize = 200;

/**
 * Deletes the files of disputes that are decided, once the decision can no longer be undone, and of reviews that left. Answers
 * how many went.
 */
export const sweepEvidence = async (firestore: Firestore, files: FileStore, now: number): Promise<number> => {
  const found = await firestore
    .collection('reviews')
    .where('private.evidence.at', '<=', Timestamp.fromMillis(now))
    .orderBy('private.evidence.at')
    .limit(roundSize)
    .get();
  let gone = 0;
  for (const { id, ref } of found.docs) {
    const isOver = await firestore.runTransaction(async (transaction) => {
      const document = await transaction.get(ref);
      const isOpen = document.get('state') === 'disputed' || document.get('private.undo') !== undefined;
      if (isOpen || document.get('private.evidence') === undefined) return false;
      transaction.update(ref, { 'private.evidence': FieldValue.delete() });
      return true;
    });
    if (!isOver) continue;
    await files.remove(evidenceFileId(id));
    gone += 1;
  }
  return gone;
};
