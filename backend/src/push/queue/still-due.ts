import { mayView } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import { isStanding } from '#documents/closed';
import { readWedding } from '#documents/stored-wedding';
import { hasUnreviewed } from '#reminders/due-reviews';
import { type Notice, type Reminding } from '../notice';

export const isReminding = (notice: Notice): notice is Reminding =>
  notice.kind === 'payment-due' || notice.kind === 'tasks-due' || notice.kind === 'reviews-due';

/** Whether there is still something to be reminded of, and its reader may see it: it waited for their morning. */
export const isStillDue = async (firestore: Firestore, uid: string, notice: Reminding): Promise<boolean> => {
  const wedding = await firestore.doc(`weddings/${notice.ids.weddingId}`).get();
  if (!isStanding(wedding)) return false;
  if (notice.kind === 'tasks-due') return mayView(readWedding(wedding), uid, 'checklist');
  if (notice.kind === 'reviews-due')
    return mayView(readWedding(wedding), uid, 'suppliers') && (await hasUnreviewed(firestore, wedding.id));
  const payment = await wedding.ref.collection('payments').doc(notice.ids.paymentId).get();
  return payment.exists && payment.get('paidOn') === null && mayView(readWedding(wedding), uid, 'budget');
};
