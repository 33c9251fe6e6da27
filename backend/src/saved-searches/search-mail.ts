import { savedSearchConstants } from '@posy/shared-contracts/constants';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { closedAccount } from '#documents/closed';
import { hearsOfSearches, searchNews } from './stored-search';

export const dayMs = 24 * 3_600_000;

/**
 * Whether somebody hears by mail of what is new; false where the account is gone. Who hears already goes on as before, and who
 * turns it off and on again hears no sooner for it.
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
    const hears = stored !== undefined && hearsOfSearches(stored);
    if (hears === wanted) return true;
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
