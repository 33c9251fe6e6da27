import { type Handler } from '../handler';
import { invitationReference, maskedEmail, openInvitation, stateOf } from './invitation';

/** What an invitation is about, for whoever holds its link. */
export const readInvitation: Handler<'readInvitation'> = async ({ firestore, now }, { body }) => {
  const invitation = openInvitation(await invitationReference(firestore, body.id).get(), body.nonce);
  const { role, access, invitedBy, partners, email, message, expiresAt } = invitation;
  return {
    state: stateOf(invitation, now()),
    role,
    access,
    invitedBy: invitedBy.name,
    partners,
    email: email === null ? null : maskedEmail(email),
    message,
    expiresAt,
  };
};
