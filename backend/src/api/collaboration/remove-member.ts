import { type Wedding } from '@posy/shared-contracts/entities';
import { type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { logActivity } from './activity';
import { prepareMemberChange } from './change-members';
import { afterLeaving, nextWedding, remainingWeddings } from './joined-weddings';
import { membersOf, withoutMember } from './members';

/** Who goes, and who sees to it. */
export interface Removal {
  firestore: Firestore;
  transaction: Transaction;
  now: number;
  reference: DocumentReference;
  wedding: Wedding;
  uid: string;
  /** Uid of whoever revokes the access; the person's own when they leave. */
  actor: string;
}

/**
 * Ends a membership within a transaction: the wedding, its conversations, the person's profile and the log change
 * together. Answers the wedding that the profile turns to.
 */
export const removeMember = async ({ uid, actor, ...removal }: Removal): Promise<string | null> => {
  const { firestore, transaction, reference, wedding } = removal;
  const change = await prepareMemberChange(removal, reference, wedding);
  const user = change.userOf(uid);
  const remaining = await remainingWeddings(removal, user ?? {}, uid, reference.id);
  change.write(withoutMember(membersOf(wedding), uid));
  if (user !== null) transaction.update(firestore.doc(`users/${uid}`), afterLeaving(user, reference.id, remaining));
  logActivity(transaction, reference, {
    kind: uid === actor ? 'member-left' : 'member-revoked',
    by: { uid: actor, name: change.nameOf(actor) },
    about: uid === actor ? null : change.nameOf(uid),
  });
  return nextWedding(remaining);
};
