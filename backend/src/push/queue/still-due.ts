import { mayView } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import { isOpenWedding } from '#documents/closed';
import { hasUnreviewed } from '#documents/has-unreviewed';
import { readWedding } from '#documents/stored-wedding';
import { type Notice, type Reminding } from '../notice';

export const isReminding = (notice: Notice): notice is Reminding =>
  notice.kind === 'payment-due' || notice.kind === 'tasks-due' || notice.kind === 'reviews-due';

/** Returns true when the reminder is still due and its reader has access: it has waited for their morning. */
export const isStillDue = async (firestore: Firestore, uid: string, notice: Reminding): Promise<boolean> => {
  const wedding = await firestore.doc(`weddings/${notice.ids.weddingId}`).get();
  if (!isOpenWedding(wedding)) return false;
  if (notice.kind === 'tasks-due') return mayView(readWedding(wedding), uid, 'checklist');
  if (notice.kind === 'reviews-due')
    return mayView(readWedding(wedding), uid, 'suppliers') && (await hasUnreviewed(firestore, wedding.id));
  const payment = await wedding.ref.collection('payments').doc(notice.ids.paymentId).get();
  return payment.exists && payment.get('paidOn') === null && mayView(readWedding(wedding), uid, 'budget');
};
