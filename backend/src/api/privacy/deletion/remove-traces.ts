import { type Firestore } from 'firebase-admin/firestore';
import { removeAll } from '#accounts/remove-all';
import { sameEmail } from '#api/collaboration/invitation';
import { teamInvitations } from '#api/team/team-invitation';
import { storedAddresses } from '#mail/post/reply-addresses';
import { queuedLetters } from '#mail/talk/queued-letter';
import { queuedPushes } from '#push/queue/queued-push';
import { searchNews, storedSearches } from '#saved-searches/stored-search';
import { type AccountDeletion } from './deletion-job';

/**
 * Removes what the backend stores of a person beside their profile: sent and pending pushes and letters, their
 * addresses for answering by mail, their saved searches, and invitations to a supplier's team that they made or used.
 * Invitations to their address are removed only when it was confirmed: another person who signed up with it takes
 * nothing from its owner.
 */
export const removeTraces = async (
  firestore: Firestore,
  { uid, email, emailVerified }: Pick<AccountDeletion, 'uid' | 'email' | 'emailVerified'>,
): Promise<void> => {
  for (const theirs of [queuedPushes(firestore), queuedLetters(firestore), storedAddresses(firestore)])
    await removeAll(theirs.where('uid', '==', uid));
  await removeAll(storedSearches(firestore, uid));
  await searchNews(firestore).doc(uid).delete();
  const invitations = teamInvitations(firestore);
  for (const field of ['usedBy', 'invitedBy.uid']) await removeAll(invitations.where(field, '==', uid));
  if (email !== null && emailVerified) await removeAll(invitations.where('email', '==', sameEmail(email)));
};
