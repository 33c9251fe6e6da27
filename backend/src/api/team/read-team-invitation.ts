import { maskedEmail } from '../collaboration/invitation';
import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { rolesIn } from './speaker';
import { openWith, stateOf, teamInvitationOf } from './team-invitation';

/** What the link of an invitation is about; of one that is not open any more only whose it was. */
export const readTeamInvitation: Handler<'readTeamInvitation'> = async ({ firestore, catalogue, now }, { body }) => {
  const invitation = openWith(await teamInvitationOf(firestore, body.id).get(), body.nonce);
  const roles = rolesIn(await firestore.doc(`suppliers/${invitation.supplierId}`).get());
  const stored = stateOf(invitation, now());
  // An invitation is worth no more than the role of who made it.
  const state = stored === 'open' && roles.get(invitation.invitedBy.uid) !== 'owner' ? 'revoked' : stored;
  const { name: supplierName } = knownSupplier(catalogue, invitation.supplierId);
  if (state !== 'open') return { state, supplierName, invitedBy: '', email: '' };
  return { state, supplierName, invitedBy: invitation.invitedBy.name, email: maskedEmail(invitation.email) };
};
