import { isoDateSchema } from '@posy/shared-contracts/entities';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import {
  type Invitation,
  invitationReference,
  maskedEmail,
  openInvitation,
  stateIn,
} from '../collaboration/invitation';
import { type Handler } from '../handler';
import { visible } from '../input/visible';

const factsSchema = v.object({
  date: v.fallback(v.nullable(isoDateSchema), null),
  location: v.fallback(v.nullable(v.object({ name: v.string() })), null),
});

/** The contents of an invitation that has ended. */
const nothing = { access: null, invitedBy: '', partners: [], email: null, message: '', date: null, place: null };

/** When and where, as the wedding says now. */
const whenAndWhere = (wedding: DocumentSnapshot) => {
  const read = v.safeParse(factsSchema, plain(wedding.data()));
  return read.success ? { date: read.output.date, place: read.output.location?.name ?? null } : {};
};

/** The details that the holder of an open invitation may read. */
const contentsOf = (wedding: DocumentSnapshot, invitation: Invitation) => {
  const { access, invitedBy, partners, email, message } = invitation;
  return {
    ...nothing,
    ...whenAndWhere(wedding),
    access,
    invitedBy: invitedBy.name,
    partners,
    email: email === null ? null : maskedEmail(email),
    message,
  };
};

/** Returns the contents of an invitation for the holder of its link; of one that ended, only its state and role. */
export const readInvitation: Handler<'readInvitation'> = async ({ firestore, now }, { body }) => {
  const invitation = openInvitation(await invitationReference(firestore, body.id).get(), body.nonce);
  const { role, expiresAt } = invitation;
  const wedding = await firestore.doc(`weddings/${invitation.weddingId}`).get();
  const state = stateIn(wedding, invitation, now());
  return { state, role, expiresAt, ...(state === 'open' ? visible(contentsOf(wedding, invitation)) : nothing) };
};
