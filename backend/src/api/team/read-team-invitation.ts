import { maskedEmail } from '../collaboration/invitation';
import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { stateOf } from '../link-state';
import { rolesIn } from './speaker';
import { openWith, teamInvitationOf } from './team-invitation';

/** Returns the contents of a link's invitation; once it has ended, only the supplier's name. */
export const readTeamInvitation: Handler<'readTeamInvitation'> = async ({ firestore, catalogue, now }, { body }) => {
  const invitation = openWith(await teamInvitationOf(firestore, body.id).get(), body.nonce);
  const roles = rolesIn(await firestore.doc(`suppliers/${invitation.supplierId}`).get());
  const stored = stateOf(invitation, now());
  // An invitation is worth no more than its inviter's current role.
  const state = stored === 'open' && roles.get(invitation.invitedBy.uid) !== 'owner' ? 'revoked' : stored;
  const { name: supplierName } = knownSupplier(catalogue, invitation.supplierId);
  if (state !== 'open') return { state, supplierName, invitedBy: '', email: '' };
  return { state, supplierName, invitedBy: invitation.invitedBy.name, email: maskedEmail(invitation.email) };
};
