import { type Wedding } from '@posy/shared-contracts/entities';
import { type DocumentReference, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logActivity } from '../activity';
import { type ApiContext } from '../handler';
import { prepareMemberChange } from './change-members';
import { afterLeaving, nextWedding, remainingWeddings } from './joined-weddings';
import { membersOf, withoutMember } from './members';

/** The member to remove, and the person who removes them. */
export interface Removal {
  firestore: Firestore;
  transaction: Transaction;
  now: number;
  /** Notifies the owner when a member left, and a removed member of the removal. */
  talkLetters: ApiContext['talkLetters'];
  reference: DocumentReference;
  wedding: Wedding;
  uid: string;
  /** Uid of the person who revokes the access; the member's own uid when they leave. */
  actor: string;
}

/**
 * Reference of a record that a person's access was revoked, and when: no earlier invitation brings them back, whoever
 * made it. It is part of the wedding, and deleted with it; clients neither read nor write it.
 */
export const revocationOf = (wedding: DocumentReference, uid: string): DocumentReference =>
  wedding.collection('revocations').doc(uid);

/**
 * Ends a membership within a transaction: the wedding, its conversations, the person's profile and the log change
 * together. Answers the wedding that the profile turns to.
 */
export const removeMember = async ({ uid, actor, ...removal }: Removal): Promise<string | null> => {
  const { firestore, transaction, now, talkLetters, reference, wedding } = removal;
  const change = await prepareMemberChange(removal, reference, wedding);
  const user = change.userOf(uid);
  const remaining = await remainingWeddings(removal, user ?? {}, uid, reference.id);
  change.write(withoutMember(membersOf(wedding), uid));
  if (uid !== actor) transaction.set(revocationOf(reference, uid), { at: Timestamp.fromMillis(now) });
  if (user !== null) transaction.update(firestore.doc(`users/${uid}`), afterLeaving(user, reference.id, remaining));
  const lineId = logActivity(transaction, reference, {
    kind: uid === actor ? 'member-left' : 'member-revoked',
    by: { uid: actor, name: change.nameOf(actor) },
    about: uid === actor ? null : change.nameOf(uid),
  });
  const news = { weddingId: reference.id, lineId };
  for (const [id, role] of Object.entries(wedding.roles))
    if (role === 'owner' && id !== actor) talkLetters.notifyOfPeople(transaction, id, { kind: 'member-left', ...news });
  if (uid !== actor) talkLetters.notifyOfPeople(transaction, uid, { kind: 'access-ended', ...news });
  return nextWedding(remaining);
};
