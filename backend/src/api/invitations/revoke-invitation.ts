import { logActivity } from '../activity';
import { invitationReference, maskedEmail, readStored } from '../collaboration/invitation';
import { caller, type Handler } from '../handler';
import { requireManager } from '../membership';
import { Refusal } from '../refusal';

/** Revokes an invitation that was not accepted yet. A repeated call changes nothing. */
export const revokeInvitation: Handler<'revokeInvitation'> = async ({ firestore }, call) => {
  const { uid } = caller(call);
  const { weddingId, id } = call.body;
  const wedding = firestore.doc(`weddings/${weddingId}`);
  const reference = invitationReference(firestore, id);
  await firestore.runTransaction(async (transaction) => {
    const [stored, found, user] = [
      await transaction.get(wedding),
      await transaction.get(reference),
      await transaction.get(firestore.doc(`users/${uid}`)),
    ];
    requireManager(stored, uid, 'helper');
    const invitation = readStored(found);
    if (invitation.weddingId !== weddingId)
      throw new Refusal(404, 'invitation-unknown', 'There is no such invitation.');
    requireManager(stored, uid, invitation.role);
    if (invitation.usedBy !== null) throw new Refusal(409, 'invitation-used', 'The invitation was accepted already.');
    if (invitation.revoked) return;
    transaction.update(reference, { revoked: true });
    const about = invitation.email === null ? null : maskedEmail(invitation.email);
    const by = { uid, name: String(user.get('name') ?? '') };
    logActivity(transaction, wedding, { kind: 'invitation-revoked', by, about, role: invitation.role });
  });
  return {};
};
