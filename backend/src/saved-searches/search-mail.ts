import { savedSearchConstants } from '@posy/shared-contracts/constants';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { closedAccount } from '#documents/closed';
import { getsSearchMail, searchNews } from './stored-search';

export const dayMs = 24 * 3_600_000;

/**
 * Turns letters about new suppliers on or off; false when the account is gone. A person who gets letters already goes
 * on as before, and turning them off and on again brings the next one no sooner.
 */
export const setSearchMail = (firestore: Firestore, uid: string, wanted: boolean, now: number): Promise<boolean> =>
  firestore.runTransaction(async (transaction) => {
    const reference = searchNews(firestore).doc(uid);
    const [profile, closed, stored] = await transaction.getAll(
      firestore.doc(`users/${uid}`),
      closedAccount(firestore, uid),
      reference,
    );
    if (profile?.exists !== true || closed?.exists === true) return false;
    const getsMail = stored !== undefined && getsSearchMail(stored);
    if (getsMail === wanted) return true;
    if (!wanted) {
      transaction.set(reference, { uid, restsUntil: stored?.get('dueAt') as Timestamp });
      return true;
    }
    const rests: unknown = stored?.get('restsUntil');
    const soonest = now + savedSearchConstants.daysBetweenLooks * dayMs;
    const dueAt = Math.max(soonest, rests instanceof Timestamp ? rests.toMillis() : 0);
    transaction.set(reference, { uid, dueAt: Timestamp.fromMillis(dueAt) });
    return true;
  });
