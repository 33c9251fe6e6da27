import { caller, type Handler } from '../handler';
import { requireRole, requireSpeaker } from './speaker';
import { invitationFor, teamInvitationOf } from './team-invitation';

/** Takes an invitation of the caller's supplier back; one that was used stays used. */
export const revokeTeamInvitation: Handler<'revokeTeamInvitation'> = async ({ firestore }, call) => {
  const { uid } = caller(call);
  const supplierId = await requireSpeaker(firestore, uid, call.body);
  const reference = teamInvitationOf(firestore, call.body.id);
  await firestore.runTransaction(async (transaction) => {
    await requireRole(firestore, transaction, { supplierId, uid, isOwnersWork: true });
    invitationFor(await transaction.get(reference), supplierId);
    transaction.update(reference, { revoked: true });
  });
  return {};
};
